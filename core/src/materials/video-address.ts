/** The video that an address of YouTube shows; undefined for every other address. */
export function findVideo(address: string): string | undefined {
  const found =
    /^\s*(?:https?:\/\/)?(?:(?:www|m|music)\.)?(?:youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^\s#]*&)?v=|shorts\/|live\/|embed\/)|youtu\.be\/)([\w-]{11})(?:[?&#/]|\s*$)/iu.exec(
      address,
    );
  return found?.[1];
}

/** Where a video shows a moment of itself. */
export function writeMoment(video: string, seconds: number): string {
  return `https://www.youtube.com/watch?v=${video}&t=${Math.floor(seconds)}s`;
}
