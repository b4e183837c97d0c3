import { type ESTree, Visitor } from 'vite';

/** The parts of a program whose strings no user reads. */
export function listUnread(program: ESTree.Program): ESTree.Span[] {
  const unread: ESTree.Span[] = [];
  const add = (node: ESTree.Span | null) => {
    if (node) unread.push(node);
  };
  new Visitor({
    ImportDeclaration: add,
    ImportExpression: add,
    ExportAllDeclaration: add,
    ExportNamedDeclaration: ({ source }) => add(source),
    ExpressionStatement: (node) => {
      if ('directive' in node) add(node);
    },
    TSTypeAliasDeclaration: add,
    TSInterfaceDeclaration: add,
    TSTypeAnnotation: add,
    TSTypeParameterInstantiation: add,
    TSAsExpression: ({ typeAnnotation }) => add(typeAnnotation),
    TaggedTemplateExpression: add,
    SwitchCase: ({ test }) => add(test),
    BinaryExpression: (node) => {
      if (node.operator !== '+') add(node);
    },
    MemberExpression: (node) => {
      if (node.computed) add(node.property);
    },
    Property: ({ key, value }) => {
      add(key);
      if (key.type === 'Identifier' && codeNames.has(key.name)) add(value);
    },
    JSXAttribute: (node) => {
      if (node.name.type === 'JSXIdentifier' && codeNames.has(node.name.name)) add(node);
    },
    CallExpression: (node) => {
      if (isForCode(node.callee)) add(node);
    },
    NewExpression: (node) => {
      if (isForCode(node.callee)) add(node);
    },
  }).visit(program);
  return unread;
}

/** Properties and attributes that name or place something, and show nothing. */
const codeNames = new Set([
  'className',
  'currency',
  'href',
  'id',
  'key',
  'keywords',
  'needs',
  'path',
  'picture',
  'style',
  'to',
  'tone',
  'type',
]);

/** Errors of our own making are for the log; what a user reads of one is in the error table. */
function isForCode(callee: ESTree.Expression | ESTree.Super): boolean {
  if (callee.type === 'Identifier') return codeCalls.test(callee.name);
  return callee.type === 'MemberExpression' && callee.object.type === 'Identifier'
    ? loggers.has(callee.object.name)
    : false;
}

const codeCalls = /^(RegExp|assertNever|.*Error)$/;
const loggers = new Set(['console', 'log', 'logger']);
