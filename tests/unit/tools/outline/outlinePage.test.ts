import {expect, it} from 'vitest';
import {outlinePage} from '../../../../tools/outline/outlinePage';
import {contextOf} from '../../apiFixtures';

it('omits what the shared descriptions describe under another name of the parameter', () => {
  const outline = outlinePage(contextOf('ElementHandle', {edition: 'dotnet'}));
  expect(outline).toContain('### ClickAsync\n\n- `Button`\n');
  expect(outline).not.toContain('Timeout');
});
