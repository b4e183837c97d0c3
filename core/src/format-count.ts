/** Numbers in messages have thousands separators (N08). */
export function formatCount(value: number): string {
  return value.toLocaleString('en-US');
}
