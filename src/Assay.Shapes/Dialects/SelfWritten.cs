using Assay.Shapes.Graph;

namespace Assay.Shapes.Dialects;

/// <summary>Types that implement <c>ISerializable</c>, which their copies do not.</summary>
internal static class SelfWritten
{
    /// <summary>Why the graph of such a type has no contract, as a sentence; null where there is none.</summary>
    public static string? Refuse(ObjectShape? type) =>
        type is null ? null : $"Assay cannot emit this yet: {type} implements ISerializable, and a copy of it would not write itself.";
}
