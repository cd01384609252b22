import type { PictureShape } from '@boma/domain/pictures/pictures.constants.ts';
import type { ReactNode } from 'react';
import type { Choice } from '../form/choice-field.tsx';
import type { FormSchema } from '../form/form-schema.ts';
import type { AskFirst } from '../form/leave-guard.tsx';
import type { Values } from '../form/problems.ts';
import type { RowState } from '../staff/staff-list.tsx';
import type { ManyAction } from './selection-bar.tsx';

/** The last part of the address of the form for something new. */
export const NEW = 'new';

/** One field of a form that edits something. Its value is text, as in every form: 'on' or empty for a switch. */
export interface EditField<F extends string> {
  readonly name: F;
  readonly label: string;
  readonly hint?: string;
  /** `line` by default. A `moment` is a day and a time, as '2027-01-15T06:00'. What is `hidden` goes along as it is. */
  readonly kind?: 'hidden' | 'line' | 'text' | 'number' | 'date' | 'moment' | 'choice' | 'switch' | 'picture';
  /** Of a picture: a cover by default. */
  readonly shape?: PictureShape;
  /** Of a picture that may be missing: what is shown in its place. */
  readonly none?: string;
  /** Only for text of several parts, such as a list: otherwise the schema says it. */
  readonly maxLength?: number;
  /** Of a choice. */
  readonly options?: readonly Choice[];
  /** Whenever that field changes, this one takes the value that follows from it. Staff can still choose another one. */
  readonly follows?: { readonly field: F; readonly value: (text: string) => string };
  /** It cannot change once the thing exists: it is part of its address. */
  readonly fixed?: boolean;
}

/** Fields that belong together, under a heading if there are several groups. */
export interface EditGroup<F extends string> {
  readonly title?: string;
  readonly lead?: string;
  readonly fields: readonly EditField<F>[];
}

/** The form that staff have before them. */
export interface ShownForm<F extends string> {
  /** Answers what it shows now. */
  readonly read: () => Values<F>;
  /** Types these values into it, and saves all that it shows. */
  readonly saveWith: (values: Partial<Values<F>>) => void;
}

/** What a form edits, and which version of it: null for something new. */
export interface Edited<F extends string> {
  readonly values: Values<F>;
  readonly version: string | null;
}

/** How one thing looks in its list. */
export interface EditRow {
  readonly title: string;
  readonly note?: ReactNode;
  readonly badge?: RowState | undefined;
  /** When it was made or happens, in unix milliseconds. */
  readonly at?: number | undefined;
  /** A picture beside the name. */
  readonly picture?: string;
}

/**
 * Everything the kit needs to know of a kind of thing: how it is listed, edited, ordered and removed. `T` is a thing as the
 * server lists it, `F` the names of the form's fields.
 */
export interface EditKind<T, F extends string> {
  readonly words: {
    /** 'Cameras' */
    readonly title: string;
    readonly lead: string;
    /** 'Add a camera'. Absent: nothing can be added. */
    readonly add?: string;
    /** Shown where the list is empty. */
    readonly none: string;
    /** 'camera' */
    readonly one: string;
  };
  /** Where the list itself is an entry of another one. */
  readonly within?: { readonly to: string; readonly text: string };
  /** All things. @throws AppError. */
  readonly list: () => Promise<readonly T[]>;
  /**
   * Reads one of the list again, with the fields that the list leaves out. Empty: a colleague has removed it. Absent: the list
   * leaves none out. @throws AppError.
   */
  readonly whole?: (thing: T) => Promise<readonly T[]>;
  /** The last part of the address of its form. */
  readonly keyOf: (thing: T) => string;
  readonly rowOf: (thing: T) => EditRow;
  /** Null: it is as the site comes, and nobody has saved it. */
  readonly versionOf: (thing: T) => string | null;
  /** What the form shows of a thing, or of a new one. */
  readonly valuesOf: (thing: T | undefined) => Values<F>;
  readonly groups: readonly EditGroup<F>[];
  /** It finds problems before anything is sent, and limits what can be typed. */
  readonly schema: FormSchema<unknown>;
  /** As `FormOptions.toInput`. */
  readonly toInput?: (values: Values<F>) => unknown;
  /** @throws AppError. */
  readonly save: (values: Values<F>, version: string | null) => Promise<void>;
  /** Says what was saved, where 'The camera is saved.' does not. */
  readonly savedWords?: (values: Values<F>) => string | undefined;
  /** As `Saving.asStored`. */
  readonly asStored?: (values: Values<F>) => Values<F>;
  /** As `Naming.fieldOf`. */
  readonly fieldOf?: Readonly<Record<string, F>>;
  /** Absent: this user may not remove things. */
  readonly remove?: (thing: T) => Promise<void>;
  /** Puts back what was removed. Absent: it cannot come back. */
  readonly restore?: (thing: T) => Promise<void>;
  /** What else can be done to one, and to several at once. */
  readonly many?: readonly ManyAction<T>[];
  /** Absent: the list has no stored order. Both lists hold the keys. */
  readonly reorder?: (from: string[], to: string[]) => Promise<void>;
  /** Shown below the fields, also of something new. */
  readonly below?: (form: ShownForm<F>) => ReactNode;
  /** Shown above the form of a thing. `refresh` reads the list again, `askFirst` is asked before something leaves the form. */
  readonly above?: (thing: T, refresh: () => Promise<void>, askFirst: AskFirst) => ReactNode;
}
