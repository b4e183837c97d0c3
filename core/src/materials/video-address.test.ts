import { expect, it } from 'vitest';
import { findVideo, writeMoment } from './video-address.ts';

it.each([
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://youtube.com/watch?list=PL1&v=dQw4w9WgXcQ&t=40s',
  'http://m.youtube.com/watch?v=dQw4w9WgXcQ#x',
  'youtu.be/dQw4w9WgXcQ?si=abc',
  ' https://youtu.be/dQw4w9WgXcQ ',
  'https://www.youtube.com/shorts/dQw4w9WgXcQ',
  'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0',
])('finds the video of %s', (address) => {
  expect(findVideo(address)).toBe('dQw4w9WgXcQ');
});

it.each([
  'https://www.youtube.com/@kew',
  'https://example.com/watch?v=dQw4w9WgXcQ',
  'https://youtube.com.attack.com/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com/watch?v=short',
  'javascript:youtu.be/dQw4w9WgXcQ',
  '',
])('finds none in %s', (address) => {
  expect(findVideo(address)).toBeUndefined();
});

it('leads to a moment of a video', () => {
  expect(writeMoment('dQw4w9WgXcQ', 60)).toBe('https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=60s');
});
