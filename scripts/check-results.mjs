// Checks that every Result is read and none is thrown: an error that nobody looks at is a failure that nobody is told of. `void call()` says
// that the outcome is not waited for on purpose. Each program holds a planted violation of both kinds, in memory, which has to be found.

import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ROOT } from './lib/install.mjs';

const ts = createRequire(join(ROOT, 'tools', 'typescript-5', 'package.json'))('typescript');

const PACKAGES = ['application', 'adapters-graphql', 'adapters-browser', 'backend', 'web'];

const PLANTED = `import { err, type Result } from 'neverthrow';
const refuse = async (): Promise<Result<number, string>> => err('refused');
export const unread = async (): Promise<void> => {
  await refuse();
};
export const thrown = async (): Promise<void> => {
  throw await refuse();
};
`;

// The compiler's own files and those that packages share are read once.
const known = new Map();

const programOf = (name) => {
  const folder = join(ROOT, 'packages', name);
  const planted = join(folder, 'src', 'planted-result.ts');
  const config = ts.getParsedCommandLineOfConfigFile(
    join(folder, 'tsconfig.json'),
    { noEmit: true, incremental: false, composite: false },
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: (problem) => process.stderr.write(`${problem.messageText}\n`) },
  );
  const host = ts.createCompilerHost(config.options);
  const read = host.getSourceFile;
  host.fileExists = (file) => file === planted || ts.sys.fileExists(file);
  host.getSourceFile = (file, ...rest) => {
    if (file === planted) return ts.createSourceFile(file, PLANTED, ...rest);
    if (!known.has(file)) known.set(file, read(file, ...rest));
    return known.get(file);
  };
  const files = config.fileNames.filter((file) => !/\.test\.tsx?$/.test(file));
  return { planted, program: ts.createProgram([...files, planted], config.options, host) };
};

const KINDS = new Set(['Ok', 'Err', 'ResultAsync']);
const holdsResult = (type) =>
  (type.isUnion() ? type.types : [type]).some((part) => KINDS.has((part.aliasSymbol ?? part.symbol)?.name));

const isAssignment = (expression) =>
  ts.isBinaryExpression(expression) && expression.operatorToken.kind === ts.SyntaxKind.EqualsToken;

/** What is wrong with a statement, if anything is. */
const complaintOf = (node, isResult) => {
  if (ts.isExpressionStatement(node) && !isAssignment(node.expression) && isResult(node.expression))
    return 'a Result that nobody reads';
  if (ts.isThrowStatement(node) && isResult(node.expression)) return 'a Result that is thrown';
  return undefined;
};

const complaintsOf = (name) => {
  const { planted, program } = programOf(name);
  const checker = program.getTypeChecker();
  const isResult = (expression) => {
    const type = checker.getTypeAtLocation(expression);
    return holdsResult(type) || holdsResult(checker.getAwaitedType(type) ?? type);
  };
  const found = [];
  for (const source of program.getSourceFiles()) {
    if (!source.fileName.startsWith(join(ROOT, 'packages', name, 'src'))) continue;
    const visit = (node) => {
      const what = complaintOf(node, isResult);
      if (what !== undefined) {
        const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
        found.push({ file: source.fileName, text: `${source.fileName.slice(ROOT.length + 1)}:${line + 1}: ${what}` });
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  const real = found.filter(({ file }) => file !== planted).map(({ text }) => text);
  return found.length - real.length === 2 ? real : [...real, `packages/${name}: a planted violation was not found`];
};

const asked = process.argv.slice(2);
const complaints = (asked.length > 0 ? asked : PACKAGES).flatMap(complaintsOf);
for (const complaint of complaints) process.stderr.write(`${complaint}\n`);
process.exit(complaints.length === 0 ? 0 : 1);
