import ts from 'typescript';

/** What decides direction, digits and truncation. Only these draw a code, phone, amount, count, date or address. */
const figures = new Set('Code PhoneText Amount Count DateText PostalAddress IsolatedText'.split(' '));
const folder = 'src/web/ui/figures/';

const codes =
  'traceNumber fCode serial serialNumber fSerialNumber invoiceNumber fShomareFactor reference cardMasked';
const others = 'phone servicePhone mobile email address senderAddress receiverAddress companyAddress';
const rawNames = new Set(`${codes} ${others} count total quantity`.split(' '));
const rawEnds = /(?:[a-z]Rial|[a-z]At)$/;
const codeNames = new Set(`${codes} code phone mobile email`.split(' '));
const formats = /^(?:format(?:Number|Rial|Toman|Jalali\w*|TehranTime)|toPersianDigits|toLocaleString)$/;

/** Places of a screen that show a code, phone, amount, count, date or address by other means than the figures. */
export const listRawFigures = (file: string, text: string): { line: number; what: string }[] => {
  const isScreen = /^src\/web\/.*(?<!\.test)\.tsx$/.test(file) && !file.startsWith(folder);
  const isText = /^src\/web\/texts\/.*\.ts$/.test(file);
  if (/^src\/http\/.*(?<!write-figures|\.test)\.ts$/.test(file)) return listRawHtml(text);
  if (!isScreen && !isText) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: { line: number; what: string }[] = [];
  const report = (node: ts.Node, what: string) =>
    found.push({ line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1, what });
  const visit = (node: ts.Node): void => {
    if (isText && ts.isTemplateSpan(node) && codeNames.has(nameOf(node.expression)))
      report(node, `${nameOf(node.expression)} without isolateCode`);
    if (isScreen) {
      if (isDirection(node)) report(node, 'a direction of its own');
      if (ts.isJsxOpeningElement(node) && node.tagName.getText() === 'address') report(node, 'a raw address');
      for (const leaf of shownBy(node).flatMap(leavesOf)) {
        const name = isWords(leaf) ? '' : nameOf(leaf);
        if (ts.isCallExpression(leaf) ? formats.test(name) : rawNames.has(name) || rawEnds.test(name))
          report(leaf, `a raw ${name}`);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
};

/** Pages written as text take their figures from `write-figures.ts`. */
const listRawHtml = (text: string): { line: number; what: string }[] =>
  text
    .split('\n')
    .flatMap((line, at) =>
      /<(?:bdi|time|address)\b/.test(line) ? [{ line: at + 1, what: 'a raw figure' }] : [],
    );

/** Fields are typed into, and have a direction while they are. */
const isDirection = (node: ts.Node): boolean =>
  ts.isJsxAttribute(node) &&
  /^(?:dir="ltr"|className="code(?: .*)?")$/.test(node.getText()) &&
  !/^(?:input|textarea)$/.test(node.parent.parent.tagName.getText());

/** What a node puts on the screen by itself: a child of an element, the cell of a column, the value of a fact. */
const shownBy = (node: ts.Node): ts.Expression[] => {
  if (ts.isJsxExpression(node) && node.expression && !ts.isJsxAttribute(node.parent)) {
    const tag = ts.isJsxElement(node.parent) ? node.parent.openingElement.tagName.getText() : '';
    return figures.has(tag) && !ts.isCallExpression(node.expression) ? [] : [node.expression];
  }
  if (ts.isPropertyAssignment(node) && node.name.getText() === 'cell') {
    const { initializer } = node;
    return ts.isArrowFunction(initializer) && !ts.isBlock(initializer.body) ? [initializer.body] : [];
  }
  if (!ts.isArrayLiteralExpression(node) || node.elements.length !== 2) return [];
  return node.elements.filter((_, at) => at === 1 && node.elements[0] && isWords(node.elements[0]));
};

/** A sentence of ours, such as the name that stands before a value. */
const isWords = (value: ts.Expression): boolean =>
  ts.isPropertyAccessExpression(value) && /(?:[tT]exts|^words|^heads)$/.test(value.expression.getText());

/** The values an expression may come to. */
const leavesOf = (value: ts.Expression): ts.Expression[] => {
  if (ts.isParenthesizedExpression(value)) return leavesOf(value.expression);
  if (ts.isConditionalExpression(value)) return [value.whenTrue, value.whenFalse].flatMap(leavesOf);
  if (ts.isTemplateExpression(value)) return value.templateSpans.flatMap((span) => leavesOf(span.expression));
  if (!ts.isBinaryExpression(value)) return [value];
  const isAnd = value.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken;
  return [...(isAnd ? [] : leavesOf(value.left)), ...leavesOf(value.right)];
};

const nameOf = (value: ts.Expression): string => {
  if (ts.isCallExpression(value)) return nameOf(value.expression);
  return ts.isPropertyAccessExpression(value) ? value.name.text : ts.isIdentifier(value) ? value.text : '';
};
