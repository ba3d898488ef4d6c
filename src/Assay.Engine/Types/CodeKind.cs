namespace Assay.Engine.Types;

/// <summary>What kind of code an assembly holds.</summary>
internal enum CodeKind
{
    /// <summary>Intermediate code, perhaps with a native image beside it.</summary>
    Portable,

    /// <summary>Intermediate code that asks for a 32-bit process.</summary>
    ThirtyTwoBit,

    /// <summary>Native code mixed with intermediate code.</summary>
    Mixed,
}
