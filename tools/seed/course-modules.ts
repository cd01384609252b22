import type { SaveModuleInput } from '@boma/domain/course/course.schema.ts';

type Part = SaveModuleInput['lesson'][number];
type Question = SaveModuleInput['questions'][number];

interface Module {
  readonly name: string;
  readonly title: string;
  readonly summary: string;
  /** The camera that shows it while it is on the air. */
  readonly camera: string;
  readonly seen: string;
  readonly lesson: readonly Part[];
  readonly questions: readonly Question[];
}

const part = (heading: string, text: string): Part => ({ heading, text });

/** `right`: the place of the right answer. */
const ask = (
  question: string,
  answers: [string, string, string],
  right: 0 | 1 | 2,
  because: string,
): Question => ({ question, answers, right, because });

// Written for children of 7 to 12: short sentences, one thing at a time, nothing to be afraid of.
const MODULES: readonly Module[] = [
  {
    name: 'watching',
    title: 'How to watch like a ranger',
    summary: 'Sit still, use your ears, and see much more than you thought was there.',
    camera: 'kwa-maritane',
    seen: 'Impalas and zebras stand at a pool below a hill of round rocks. Two zebras rest their heads on each other’s backs. Doves call, and far away a zebra barks.',
    lesson: [
      part(
        'First, do nothing',
        'When you come to a waterhole, nobody seems to be home. That is because everybody has heard you. Sit down, be quiet and count slowly to sixty. A frog starts again. A bird comes back. After five minutes the bush has forgotten that you are there.',
      ),
      part(
        'Look at the edges',
        'Beginners look in the middle. Rangers look where one thing ends and another begins: where the grass meets the trees, where the rocks meet the sky. A straight line that moves is a back. A dark spot that blinks is an eye.',
      ),
      part(
        'Watch the watchers',
        'Look at the zebras in the film. They stand head to tail, so that together they see all the way around. If one of them stops chewing and stares, do not look at the zebra. Look where the zebra looks.',
      ),
    ],
    questions: [
      ask(
        'You reach a waterhole and see no animal at all. What do you do?',
        ['Call loudly', 'Sit still for five minutes', 'Walk to the next one'],
        1,
        'The animals have heard you. When you are still they forget you, and come back.',
      ),
      ask(
        'Why do two zebras stand head to tail?',
        ['They see all the way around', 'They are cold', 'They are cross with each other'],
        0,
        'Each one sees what is behind the other. They also flick the flies from each other’s faces.',
      ),
      ask(
        'An impala stops chewing and stares at a bush. Where do you look?',
        ['At the impala', 'At your feet', 'At the bush'],
        2,
        'The impala has seen, heard or smelled something there. It is better at this than we are.',
      ),
    ],
  },
  {
    name: 'stripes',
    title: 'Stripes, spots and long necks',
    summary: 'Why animals look the way they look, and how that helps them.',
    camera: 'nkorho',
    seen: 'Two giraffes and several zebras stand in yellow grass. A giraffe bends its neck slowly, and a bird flies across the sky. Doves call and the wind blows.',
    lesson: [
      part(
        'No two zebras are the same',
        'Every zebra has its own pattern, as every person has their own fingerprint. A foal learns its mother’s stripes in the first days of its life and finds her in a whole herd.',
      ),
      part(
        'What stripes are good for',
        'Biting flies find it hard to land on stripes: scientists tried it with striped coats on horses. And when many zebras run, a lion sees one big flickering thing and cannot tell where one zebra ends.',
      ),
      part(
        'A very tall friend',
        'A giraffe eats leaves that nobody else can reach. It also sees a lion from very far away. So when zebras feed near giraffes, they have a lookout tower that walks along with them. Its neck has seven bones, as many as yours. Each of them is as long as your arm.',
      ),
    ],
    questions: [
      ask(
        'How does a foal find its mother in the herd?',
        ['By her name', 'By her stripes', 'By her shadow'],
        1,
        'It knows her stripes, and her smell and voice too.',
      ),
      ask(
        'How many bones are in the neck of a giraffe?',
        ['Seven, as many as in yours', 'Seventy', 'None'],
        0,
        'Nearly all mammals have seven. The giraffe’s are only much longer.',
      ),
      ask(
        'Why do zebras like to have giraffes around?',
        ['Giraffes share their leaves', 'Giraffes scare lions', 'Giraffes see danger from far away'],
        2,
        'A giraffe that stares at something warns everyone below.',
      ),
    ],
  },
  {
    name: 'elephants',
    title: 'An elephant family',
    summary: 'Who leads, who learns, and what to do when an elephant looks at you.',
    camera: 'tembe',
    seen: 'Four elephants come to the water, among them a calf. A big one lowers its trunk to drink, and the calf stays close to its legs. Now and then there is a low rumble.',
    lesson: [
      part(
        'Grandmother knows the way',
        'The leader of an elephant family is usually the oldest female. She remembers where there was water in a dry year, even thirty years ago. The others follow her, and her daughters learn it from her.',
      ),
      part(
        'Talking with their feet',
        'Elephants rumble so low that we cannot hear all of it. The sound runs through the ground, and other elephants feel it with their feet, kilometres away. In the film you can hear the highest part of a rumble.',
      ),
      part(
        'When an elephant looks at you',
        'An elephant that wags its ears slowly and goes on eating is content. One that stands tall, spreads its ears and faces you says: this is close enough. A ranger stops, speaks softly and goes back the way they came. They do not run, because that is frightening for everybody.',
      ),
    ],
    questions: [
      ask(
        'Who usually leads an elephant family?',
        ['The strongest bull', 'The oldest female', 'The fastest calf'],
        1,
        'She remembers the most: paths, water, and whom to trust.',
      ),
      ask(
        'How do elephants far away hear a rumble?',
        ['With their trunks', 'They cannot', 'With their ears and their feet'],
        2,
        'Low sounds run through the ground, and their feet feel them.',
      ),
      ask(
        'An elephant spreads its ears and faces you. What does a ranger do?',
        ['Goes back slowly', 'Runs', 'Takes one more step for a better picture'],
        0,
        'The elephant has said that this is close enough. A ranger listens.',
      ),
    ],
  },
  {
    name: 'river',
    title: 'Sharing a river',
    summary: 'Hippos, elephants, birds and crocodiles use the same water. How does that work?',
    camera: 'olifants-river',
    seen: 'Elephants stand on a sandbank in a wide green river. A hippo rests in the water near grey rocks, and a white egret stands beside an elephant. Water runs, and a hippo grunts.',
    lesson: [
      part(
        'Everybody has their hours',
        'Hippos lie in the river by day, because their skin burns easily. At night they walk out and eat grass, as much as forty kilos. Elephants come in the heat of the day. By taking turns they all fit in.',
      ),
      part(
        'Helpers with wings',
        'The white egret in the film walks beside the elephant for a reason: the elephant’s feet stir up insects. The elephant loses nothing, and the egret gets lunch. There is a long word for such a friendship: commensalism. Say it once and then you may forget it.',
      ),
      part(
        'Dung is not dirty',
        'A hippo brings what it ate on land back into the river as dung. Small creatures eat it, fish eat them, and the egret and the crocodile eat the fish. Without hippos a river would be much emptier.',
      ),
    ],
    questions: [
      ask(
        'Why do hippos stay in the water by day?',
        ['Their skin burns easily', 'They cannot walk', 'They sleep on the fish'],
        0,
        'Water keeps them cool and their skin moist. At night they come out and graze.',
      ),
      ask(
        'What does the egret want from the elephant?',
        ['A ride', 'Insects that its feet stir up', 'Its tusks'],
        1,
        'Big feet scare up small insects, and the egret is quick.',
      ),
      ask(
        'What happens to a hippo’s dung in the river?',
        ['Nothing', 'It makes the water run faster', 'It feeds small creatures, which feed fish'],
        2,
        'In nature what one leaves behind is the beginning of a meal for another.',
      ),
    ],
  },
  {
    name: 'night',
    title: 'The bush at night',
    summary: 'Half of the animals get up when you go to bed. Listen to them.',
    camera: 'cat-eye',
    seen: 'It is night and the picture is green and grey. A leopard walks slowly through short grass from left to right. Crickets sing, and once there is a rasping sound like a saw.',
    lesson: [
      part(
        'Why the picture has no colours',
        'Our night cameras see a light that neither you nor the leopard can see. It is called infrared. So we never have to shine a lamp into anyone’s eyes. The price is that there are no colours: everything is grey.',
      ),
      part(
        'Eyes that use light twice',
        'Behind a leopard’s eye is a kind of mirror. Light that the eye has missed comes back and gets a second chance. That is why a cat’s eyes shine when a torch points at them. You do not have this mirror, and that is why you need the torch.',
      ),
      part(
        'A map made of sounds',
        'At night rangers close their eyes and point. Crickets: warm grass. A whoop that goes up at its end: a hyena asks where the others are. A sound like somebody sawing wood: a leopard says that this is its place.',
      ),
    ],
    questions: [
      ask(
        'Why is the picture of a night camera grey?',
        ['Leopards are grey', 'It sees infrared light, which has no colours', 'The lens is dusty'],
        1,
        'The animals do not notice that light, and nobody is disturbed.',
      ),
      ask(
        'What sounds like somebody sawing wood?',
        ['A leopard', 'A cricket', 'A hippo'],
        0,
        'It breathes in and out with a rasp, and says: this is my place.',
      ),
      ask(
        'Why do a cat’s eyes shine in a torch?',
        ['They are wet', 'They are angry', 'A kind of mirror is behind them'],
        2,
        'The mirror sends the light through the eye a second time.',
      ),
    ],
  },
  {
    name: 'hyenas',
    title: 'Who cleans up?',
    summary: 'Hyenas, vultures and beetles have the most important job. And a promise to finish with.',
    camera: 'rosies-pan',
    seen: 'The sun has set behind a den in the sand. A grown hyena lies beside it, two dark cubs play in front, and two more look out of the entrance. Crickets sing, and a hyena whoops far away.',
    lesson: [
      part(
        'A bad name for a good neighbour',
        'In stories hyenas laugh and steal. In truth they hunt most of their food themselves, they look after their cubs together, and they finish what others leave. Their teeth crack bones, so nothing is wasted.',
      ),
      part(
        'The clean-up crew',
        'First come the lions, then the hyenas and jackals, then the vultures, and at last the beetles. A few days later the ground is clean and the grass grows better there. Without this crew animals would fall ill.',
      ),
      part(
        'A ranger’s promise',
        'I watch and do not disturb. I leave what I find. I do not tell strangers where a rare animal lives. And when I see something that is wrong, I tell somebody who can help. If you can promise that, you are ready for your certificate.',
      ),
    ],
    questions: [
      ask(
        'Where do hyenas get most of their food?',
        ['They hunt it', 'They steal it', 'They find it in bins'],
        0,
        'They are good hunters, and lions steal from them quite often.',
      ),
      ask(
        'What would happen without the clean-up crew?',
        ['Nothing', 'Animals would fall ill', 'There would be more lions'],
        1,
        'Hyenas, vultures and beetles clear away what would make others ill.',
      ),
      ask(
        'You know where a very rare animal lives. Whom do you tell?',
        ['Everybody online', 'All your friends', 'Only a ranger'],
        2,
        'Bad people look for rare animals. The fewer know the place, the safer it is.',
      ),
    ],
  },
];

/** The six modules of the course, as staff would write them. */
export const seededModules: readonly SaveModuleInput[] = MODULES.map(
  ({ name, title, summary, camera, seen, lesson, questions }, at) => ({
    position: at + 1,
    title,
    summary,
    cover: `/films/course-${name}.jpg`,
    lesson: [...lesson],
    questions: [...questions],
    recording: { kind: 'film', url: `/films/course-${name}.mp4` },
    seen,
    live_source: { kind: 'camera', code: camera },
    publish: { kind: 'now' },
  }),
);
