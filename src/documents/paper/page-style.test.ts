import { expect, test } from 'vitest';
import { declarationExamples } from '../forms/declaration/declaration.example.ts';
import { declarationPaper } from '../forms/declaration/declaration.paper.ts';
import { pageStyle } from './page-style.ts';
import { exampleContext } from './paper.example.ts';

test('nothing that was typed ends a rule of the printed page or begins one', () => {
  const name = `"} </style><script>alert(1)</script> \\ \n @import 'x'; {`;
  const style = pageStyle(declarationPaper({ ...declarationExamples.typical, name }, exampleContext));
  expect(style).not.toMatch(/<|alert\(|@import|"}/);
});
