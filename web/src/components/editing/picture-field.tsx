import type { PictureShape } from '@boma/domain/pictures/pictures.constants.ts';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { refusalWords } from '../../lib/asking/refusal-words.ts';
import { useAction } from '../../lib/asking/use-action.ts';
import { Button } from '../button.ts';
import { TextField } from '../form/text-field.tsx';
import type { FieldState } from '../form/use-form.ts';
import { chakra, Flex } from '../ui.ts';
import { CropPicture } from './crop-picture.tsx';
import { drawLogo } from './draw-picture.ts';
import { PictureProblem, pictureOf, uploadPicture } from './upload-picture.ts';

const NOT_USED = 'Use this picture, or leave it as it was.';
const ON_ITS_WAY = 'The picture is still on its way.';
const FAILED = 'The picture could not be uploaded. Please try again in a moment.';

const wordsOf = (cause: unknown) =>
  cause instanceof PictureProblem ? cause.message : refusalWords(cause, FAILED);

const frame = {
  display: 'grid',
  placeItems: 'center',
  width: { base: '100%', sm: '240px' },
  aspectRatio: '16 / 9',
  flexShrink: 0,
  overflow: 'hidden',
  borderWidth: '1px',
  borderRadius: 'md',
  color: 'muted',
  textStyle: 'small',
  textAlign: 'center',
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
  '&[data-shape=logo] img': { objectFit: 'contain', padding: 3 },
} as const;

function Preview({
  src,
  shape,
  none,
}: {
  readonly src: string;
  readonly shape: PictureShape;
  readonly none: string;
}) {
  const [broken, setBroken] = useState<string>();
  const words = src === '' ? `Shown: ${none}.` : 'There is no picture at this address.';
  return (
    <chakra.div css={frame} data-shape={shape}>
      {src === '' || broken === src ? (
        <p>{words}</p>
      ) : (
        <img src={src} alt="This is how it looks now." onError={() => setBroken(src)} />
      )}
    </chakra.div>
  );
}

interface PictureFieldProps extends FieldState {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly defaultValue: string;
  readonly shape: PictureShape;
  readonly none?: string | undefined;
}

const HINT = 'Upload a picture, or type a path from / on or an https address.';

/** Chooses, crops and uploads a picture. `onAddress` gets the address that it is published at. */
function useUpload(shape: PictureShape, onAddress: (address: string) => void) {
  const [chosen, setChosen] = useState<HTMLImageElement>();
  const [percent, setPercent] = useState(0);
  const [stopping] = useState(() => new AbortController());
  useEffect(() => () => stopping.abort(), [stopping]);
  const upload = useAction(
    async (canvas: HTMLCanvasElement) => {
      setPercent(0);
      const { signal } = stopping;
      const address = await uploadPicture(canvas, shape, { onPercent: setPercent, signal });
      setChosen(undefined);
      onAddress(address);
    },
    { doing: 'Uploading a picture of staff', problemOf: wordsOf },
  );
  const choose = useAction(
    async (file: File) => {
      upload.reset();
      const image = await pictureOf(file);
      if (shape === 'cover') return setChosen(image);
      const canvas = document.createElement('canvas');
      drawLogo(canvas, image);
      await upload.run(canvas);
    },
    {
      doing: 'Reading a picture of staff',
      problemOf: wordsOf,
      isLogged: (_, cause) => !(cause instanceof PictureProblem),
    },
  );
  const going = percent === 100 ? 'The server is making the picture …' : `Uploading … ${percent} %`;
  return {
    chosen,
    busy: upload.busy,
    /** Why the field has no picture of its own yet. Empty: nothing is on its way. */
    pending: upload.busy || choose.busy ? ON_ITS_WAY : chosen ? NOT_USED : '',
    said: upload.busy ? going : (choose.problem ?? upload.problem),
    choose: (file: File) => void (upload.busy ? undefined : choose.run(file)),
    use: (canvas: HTMLCanvasElement) => void upload.run(canvas),
    leave: () => setChosen(undefined),
  };
}

const chooserLook = {
  display: 'inline-block',
  maxWidth: '100%',
  '& input': { maxWidth: '100%', minHeight: '44px', marginTop: 1, color: 'muted' },
  // The browser's own button, as our quiet ones.
  '& input::file-selector-button': {
    font: 'inherit',
    fontWeight: 600,
    minHeight: '40px',
    paddingInline: 4,
    marginInlineEnd: 3,
    border: '1px solid var(--b-colors-hairline)',
    borderRadius: '999px',
    background: 'transparent',
    color: 'ink',
    cursor: 'pointer',
  },
} as const;

interface ChooserProps {
  readonly label: string;
  readonly busy: boolean;
  readonly onFile: (file: File) => void;
  readonly ref: RefObject<HTMLInputElement | null>;
}

function Chooser({ label, busy, onFile, ref }: ChooserProps) {
  return (
    <chakra.label css={chooserLook} textStyle="small">
      <chakra.span display="block" fontWeight={600}>
        {`Upload: ${label}`}
      </chakra.span>
      <input
        ref={ref}
        type="file"
        accept="image/*"
        aria-disabled={busy}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file can be chosen again.
          target.value = '';
          if (file) onFile(file);
        }}
      />
    </chakra.label>
  );
}

/** A picture: uploaded from this device, or the address of one. Its value is the address. */
export function PictureField({ shape, none, defaultValue, hint = HINT, ...field }: PictureFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const [src, setSrc] = useState(defaultValue);
  const enter = (address: string) => {
    if (!input.current) return;
    input.current.value = address;
    // For the guard of the form, and for the problem that it may show.
    input.current.dispatchEvent(new InputEvent('input', { bubbles: true }));
    chooser.current?.focus();
  };
  const { chosen, busy, pending, said, choose, use, leave } = useUpload(shape, enter);
  const { onInput } = field;
  const recheck = useRef(onInput);
  useEffect(() => {
    recheck.current = onInput;
  });
  // The form sends nothing meanwhile, and counts it as unsent. A problem that it shows about it follows.
  useEffect(() => {
    input.current?.setCustomValidity(pending);
    recheck.current();
  }, [pending]);
  return (
    <chakra.div marginBottom={3}>
      <Flex gap={4} direction={{ base: 'column', sm: 'row' }}>
        {!chosen && <Preview src={src} shape={shape} none={none ?? 'no picture'} />}
        <chakra.div flex="1" minWidth={0}>
          <TextField
            {...field}
            ref={input}
            hint={hint}
            defaultValue={defaultValue}
            autoComplete="off"
            onInput={({ currentTarget }) => {
              setSrc(currentTarget.value.trim());
              field.onInput();
            }}
          />
          <Chooser ref={chooser} label={field.label} busy={busy} onFile={choose} />
        </chakra.div>
      </Flex>
      {chosen && <CropPicture image={chosen} busy={busy} onUse={use} onLeave={leave} />}
      <chakra.p
        role="status"
        minHeight="1.75rem"
        paddingTop={1}
        textStyle="small"
        color={busy ? 'muted' : 'danger'}
      >
        {said}
      </chakra.p>
      {src !== '' && none !== undefined && !chosen && (
        <Button look="quiet" onClick={() => enter('')}>
          {`Use ${none}`}
        </Button>
      )}
    </chakra.div>
  );
}
