using System.Diagnostics.CodeAnalysis;

namespace Assay.Core.Adapters;

/// <summary>What a dialect emitted beside its contract types (a source-generated context, a codec), found by type.</summary>
public sealed class Companions(params object[] items)
{
    /// <summary>No companions.</summary>
    public static Companions None { get; } = new();

    /// <summary>Finds the companion of a type.</summary>
    /// <exception cref="InvalidOperationException">The row's dialect emits no such companion.</exception>
    [SuppressMessage("Style", "IDE0305", Justification = "A loop-free query reads best here.")]
    public TCompanion Get<TCompanion>() =>
        items.OfType<TCompanion>().FirstOrDefault()
        ?? throw new InvalidOperationException($"The row's dialect emits no {typeof(TCompanion)}; name a dialect that does in the row's AssayRow item.");
}
