import { COLUMN_GAP, perRowOptions } from '../../components/per-row/columns.ts';
import { chosenAtLeast, whereFit } from './components/camera-container.tsx';

const amongOthers = { gridColumn: 'auto', justifySelf: 'auto', width: 'auto' } as const;

/** Styles for what is around a list of so many cameras: one that is left alone for the last row stands in its middle. */
export const lastInTheMiddle = (count: number) =>
  perRowOptions
    .filter(({ perRow }) => perRow > 1)
    .map(({ perRow }) => {
      const alone = {
        gridColumn: '1 / -1',
        justifySelf: 'center',
        width: `calc((100% - ${COLUMN_GAP * (perRow - 1)}px) / ${perRow})`,
      };
      const style = count > perRow && count % perRow === 1 ? alone : amongOthers;
      return whereFit(perRow, { [chosenAtLeast(perRow)]: { '& ul > :last-child': style } });
    });
