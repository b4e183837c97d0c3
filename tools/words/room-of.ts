/** The room of a file: its workspace and the feature in it, 'web/attempts'. */
export function roomOf(path: string): string {
  const [workspace, , ...rest] = path.split('/');
  return rest.length > 1 ? `${workspace}/${rest[0]}` : `${workspace}`;
}
