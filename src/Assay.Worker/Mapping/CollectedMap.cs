using System.Diagnostics.CodeAnalysis;
using System.Reflection;
using System.Runtime.CompilerServices;
using Assay.Worker.Conversion;
using Assay.Worker.Graphs;

namespace Assay.Worker.Mapping;

/// <summary>
/// Classes of the user's that derive from a collection of the runtime. No code of theirs runs: the elements come into a collection of the
/// runtime's own, and the object takes over what that one stores.
/// </summary>
internal sealed class CollectedMap<TSource, [DynamicallyAccessedMembers(
    DynamicallyAccessedMemberTypes.PublicConstructors | DynamicallyAccessedMemberTypes.NonPublicConstructors)] TTarget>(
    FillMap<TSource, TTarget> fill, TypeMap elements) : TypeMap(typeof(TSource))
    where TSource : class
    where TTarget : class
{
    private static readonly FieldInfo[] Stored = CollectedElements.StoredBy(CollectionTypes.FindOwn(typeof(TTarget))!);

    internal override bool IsPostponed => elements.IsPostponed;

    internal override object Create(object source)
    {
        var target = RuntimeHelpers.GetUninitializedObject(typeof(TTarget));
        CollectedElements.Give(Stored, elements.Create(source), target);
        return target;
    }

    internal override void Fill(object source, object target, MapRun run)
    {
        fill(Unsafe.As<TSource>(source), Unsafe.As<TTarget>(target), run);
        var filled = elements.Create(source);
        elements.Fill(source, filled, run);
        CollectedElements.Give(Stored, filled, target);
    }

    internal override void Visit(object source, MapRun run) => elements.Visit(source, run);
}
