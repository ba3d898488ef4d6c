using System.Diagnostics.CodeAnalysis;
using System.Reflection;
using System.Runtime.CompilerServices;
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
    private static readonly FieldInfo[] Stored = [.. FieldsOf(CollectionTypes.FindOwn(typeof(TTarget))!)];

    internal override bool IsPostponed => elements.IsPostponed;

    internal override object Create(object source)
    {
        object target = RuntimeHelpers.GetUninitializedObject(typeof(TTarget));
        TakeOver(elements.Create(source), target);
        return target;
    }

    internal override void Fill(object source, object target, MapRun run)
    {
        fill(Unsafe.As<TSource>(source), Unsafe.As<TTarget>(target), run);
        object filled = elements.Create(source);
        elements.Fill(source, filled, run);
        TakeOver(filled, target);
    }

    internal override void Visit(object source, MapRun run) => elements.Visit(source, run);

    private static void TakeOver(object collection, object target)
    {
        foreach (FieldInfo field in Stored)
            field.SetValue(target, field.GetValue(collection));
    }

    [UnconditionalSuppressMessage(
        "Trimming", "IL2070", Justification = "A collection of the runtime's own keeps the fields that its code uses.")]
    private static IEnumerable<FieldInfo> FieldsOf(Type? type)
    {
        for (; type is not null; type = type.BaseType)
        {
            foreach (FieldInfo field in type.GetFields(
                BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly))
                yield return field;
        }
    }
}
