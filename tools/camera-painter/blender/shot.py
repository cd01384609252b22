"""What is asked for: camera, light, file, samples, percent of 1280x720, and whether only the near grass is wanted."""
import math
import sys

import numpy as np
from mathutils import Vector, noise

args = sys.argv[sys.argv.index('--') + 1:]
CAMERA, LIGHT, OUT = args[0], args[1], args[2]
SAMPLES = int(args[3]) if len(args) > 3 else 12
PERCENT = int(args[4]) if len(args) > 4 else 100
NEAR = len(args) > 5 and args[5] == 'near'
# One seed for each camera: every light shows the same land, and the near grass covers itself exactly.
rng = np.random.default_rng(7 if CAMERA == 'tau' else 19)

# elevation and bearing of the sun in degrees (0 is straight ahead), strength of the sky, haze (metres, colour)
LIGHTS = {
    'day': dict(sun=(40, 62), sky=0.085, haze=1500, tint=(0.52, 0.62, 0.74), dust=1.6),
    'dusk': dict(sun=(4.0, -18), sky=0.15, haze=700, tint=(0.80, 0.47, 0.24), dust=3.5),
    'dawn': dict(sun=(6.0, 70), sky=0.22, haze=420, tint=(0.62, 0.52, 0.50), dust=2.5),
    'night': dict(sun=(-8, 0), sky=0.0, haze=100000, tint=(0, 0, 0), dust=1),
}
# eye height, pitch down, focal length, distance of the animals, centre and half axes of the water
CAMERAS = {
    'tau': dict(eye=3.2, pitch=3.0, lens=34, split=38, water=None),
    'naledi-dam': dict(eye=4.2, pitch=5.2, lens=30, split=19, water=(3, 40, 31, 17)),
}
L, C = LIGHTS[LIGHT], CAMERAS[CAMERA]

DAM = CAMERA == 'naledi-dam'
# The level of the water, below the mean of the land.
WATER = -0.75


def height(x, y):
    h = 0.9 * noise.noise(Vector((x / 40, y / 40, 3))) + 0.18 * noise.noise(Vector((x / 6, y / 6, 9)))
    h += max(0, y - 250) * 0.012
    if C['water']:
        cx, cy, ax, ay = C['water']
        wobble = 0.28 * noise.noise(Vector((x / 9, y / 9, 1)))
        d = math.hypot((x - cx) / ax, (y - cy) / ay) + wobble
        k = min(1, max(0, (d - 0.75) / 0.75))
        k = k * k * (3 - 2 * k)
        h = h * k + (-1.3) * (1 - k)
    return h
