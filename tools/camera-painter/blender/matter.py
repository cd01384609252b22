"""Materials: matt, mottled, with light through leaves, and with the air before them."""
import bpy
from shot import DAM, L, LIGHT, WATER


def mottled(t, colour, other, scale):
    n, link = t.nodes.new, t.links.new
    tex, geo, ramp = n('ShaderNodeTexNoise'), n('ShaderNodeNewGeometry'), n('ShaderNodeValToRGB')
    tex.inputs['Scale'].default_value = scale
    tex.inputs['Detail'].default_value = 9
    tex.inputs['Roughness'].default_value = 0.68
    link(geo.outputs['Position'], tex.inputs['Vector'])
    low, high = ramp.color_ramp.elements
    low.position, low.color = 0.36, (*colour, 1)
    high.position, high.color = 0.64, (*other, 1)
    link(tex.outputs['Fac'], ramp.inputs[0])
    return ramp.outputs[0]


def valued(t, colour, value):
    """Multiplies the brightness of a colour by a number or by the output of a node."""
    hsv = t.nodes.new('ShaderNodeHueSaturation')
    if isinstance(value, float):
        hsv.inputs['Value'].default_value = value
    else:
        t.links.new(value, hsv.inputs['Value'])
    t.links.new(colour, hsv.inputs['Color'])
    return hsv.outputs[0]


def mapped(t, value, *ends):
    node = t.nodes.new('ShaderNodeMapRange')
    for i, end in enumerate(ends, 1):
        node.inputs[i].default_value = end
    t.links.new(value, node.inputs[0])
    return node.outputs[0]


def bumped(t, normal):
    n, link = t.nodes.new, t.links.new
    tex, bump, geo = n('ShaderNodeTexNoise'), n('ShaderNodeBump'), n('ShaderNodeNewGeometry')
    tex.inputs['Scale'].default_value = 3.5
    tex.inputs['Detail'].default_value = 12
    bump.inputs['Distance'].default_value = 0.25
    link(geo.outputs['Position'], tex.inputs['Vector'])
    link(tex.outputs['Fac'], bump.inputs['Height'])
    link(bump.outputs[0], normal)


def leafy(t, surface, colour, through):
    n, link = t.nodes.new, t.links.new
    leaf, mix = n('ShaderNodeBsdfTranslucent'), n('ShaderNodeMixShader')
    link(colour, leaf.inputs['Color'])
    mix.inputs[0].default_value = through
    link(surface, mix.inputs[1])
    link(leaf.outputs[0], mix.inputs[2])
    return mix.outputs[0]


def hazed(t, surface):
    """Mixes the air between the lens and the surface in: far cheaper than a volume, and without noise."""
    n, link = t.nodes.new, t.links.new
    cam, div, exp, inv = n('ShaderNodeCameraData'), n('ShaderNodeMath'), n('ShaderNodeMath'), n('ShaderNodeMath')
    div.operation, exp.operation, inv.operation = 'DIVIDE', 'EXPONENT', 'SUBTRACT'
    div.inputs[1].default_value = -L['haze']
    link(cam.outputs['View Distance'], div.inputs[0])
    link(div.outputs[0], exp.inputs[0])
    inv.inputs[0].default_value = 1
    link(exp.outputs[0], inv.inputs[1])
    air, mix = n('ShaderNodeEmission'), n('ShaderNodeMixShader')
    air.inputs[0].default_value = (*L['tint'], 1)
    air.inputs[1].default_value = 0.75
    link(inv.outputs[0], mix.inputs[0])
    link(surface, mix.inputs[1])
    link(air.outputs[0], mix.inputs[2])
    return mix.outputs[0]


def material(name, colour, through=0.0, spread=0.0, mottle=None):
    """`through` is the share of light that passes a leaf, `spread` how far instances differ in brightness."""
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    t = m.node_tree
    t.nodes.clear()
    n, link = t.nodes.new, t.links.new
    rgb, diffuse = n('ShaderNodeRGB'), n('ShaderNodeBsdfDiffuse')
    rgb.outputs[0].default_value = (*colour, 1)
    seen = mottled(t, colour, *mottle) if mottle else rgb.outputs[0]
    if spread:
        seen = valued(t, seen, mapped(t, n('ShaderNodeObjectInfo').outputs['Random'], 0, 1, 1 - spread, 1 + spread))
    if name == 'ground':
        bumped(t, diffuse.inputs['Normal'])
        if DAM:
            xyz = n('ShaderNodeSeparateXYZ')
            link(n('ShaderNodeNewGeometry').outputs['Position'], xyz.inputs[0])
            seen = valued(t, seen, mapped(t, xyz.outputs['Z'], WATER - 0.02, WATER + 0.3, 0.28, 1))
    elif LIGHT == 'night':
        # Leaves throw infrared back.
        seen = valued(t, seen, 3.2 if name in ('leaf', 'bush') else 1.2)
    link(seen, diffuse.inputs['Color'])
    surface = leafy(t, diffuse.outputs[0], seen, through) if through else diffuse.outputs[0]
    link(hazed(t, surface), n('ShaderNodeOutputMaterial').inputs[0])
    return m


EARTH = material('ground', (0.17, 0.105, 0.06), mottle=((0.31, 0.215, 0.13), 0.16 if DAM else 0.09))
STRAW = material('straw', (0.36, 0.275, 0.14), through=0.4, spread=0.5)
GREEN = material('green', (0.19, 0.20, 0.055), through=0.35, spread=0.4)
LEAF = material('leaf', (0.060, 0.085, 0.022), through=0.25, spread=0.25)
BUSH = material('bush', (0.085, 0.095, 0.035), through=0.2, spread=0.45)
DRY = material('dry', (0.17, 0.12, 0.06), through=0.2, spread=0.4)
BARK = material('bark', (0.095, 0.065, 0.045))
HILL = material('hill', (0.10, 0.085, 0.05), mottle=((0.17, 0.13, 0.08), 0.012))
