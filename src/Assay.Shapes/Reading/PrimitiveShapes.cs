using Assay.Shapes.Graph;

namespace Assay.Shapes.Reading;

/// <summary>The primitives as shapes, for what may hold any of them without declaring it.</summary>
internal static class PrimitiveShapes
{
    /// <summary>All but <see cref="object"/>, in the order of their kinds.</summary>
    public static IReadOnlyList<PrimitiveShape> All { get; } =
        [.. Enum.GetValues<PrimitiveKind>().Where(kind => kind != PrimitiveKind.Object).Select(Of)];

    private static PrimitiveShape Of(PrimitiveKind kind)
    {
        var full = kind == PrimitiveKind.BigInteger ? "System.Numerics.BigInteger" : $"System.{kind}";
        var name = RuntimeTypes.Keywords.GetValueOrDefault(full) ?? $"global::{full}";
        return new(new TypeName("", [name], name, name, name), kind);
    }
}
