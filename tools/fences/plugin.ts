import { relative } from 'node:path/posix';
import { judgeImport } from './judge-import.ts';

type Source = { type: string; value?: unknown };
type Node = { source: Source | null };
type Context = {
  filename: string;
  cwd: string;
  report: (problem: { node: Source; message: string }) => void;
};

/** The fences as a rule of the linter, so that editors show them too. */
export default {
  meta: { name: 'fences' },
  rules: {
    imports: {
      create(context: Context) {
        const importer = relative(context.cwd, context.filename);
        const look = ({ source }: Node) => {
          if (typeof source?.value !== 'string') return;
          const message = judgeImport(importer, source.value);
          if (message !== undefined) context.report({ node: source, message });
        };
        return {
          ImportDeclaration: look,
          ExportNamedDeclaration: look,
          ExportAllDeclaration: look,
          ImportExpression: look,
          TSImportType: look,
        };
      },
    },
  },
};
