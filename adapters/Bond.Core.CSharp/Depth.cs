using Bond;

namespace Assay.Adapters.BondCSharp;

/// <summary>How deep objects may lie in each other. Bond states it for the whole process, 64 unless told otherwise.</summary>
internal static class Depth
{
    public static void Raise() => DeserializerControls.Active.MaxDepth = 512;
}
