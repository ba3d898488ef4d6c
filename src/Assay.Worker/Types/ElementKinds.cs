using System.Collections.Concurrent;
using System.Diagnostics.CodeAnalysis;
using Assay.Core.Workloads;
using Assay.Worker.Graphs;

namespace Assay.Worker.Types;

/// <summary>Finds the kind of what a collection holds: as emitted code states it, else by reflection.</summary>
[UnconditionalSuppressMessage("AOT", "IL3050",
    Justification = "What no emitted code states is found where there is a JIT compiler, and for classes, which share their code.")]
[UnconditionalSuppressMessage("Trimming", "IL2055", Justification = "Both classes have no requirements.")]
internal static class ElementKinds
{
    // What collections without type arguments hold; and code that all classes share.
    private static readonly ConcurrentDictionary<(Type First, Type? Second), ElementKind> Known = new(
        ((ElementKind[])[new ElementKind<object>(), new ElementKind<bool>(), new EntryKind<object, object>()]).Select(
            kind => KeyValuePair.Create(KeyOf(kind.Types), kind)));

    /// <summary>Takes what emitted code states.</summary>
    public static void Add(IEnumerable<ElementKind> kinds)
    {
        foreach (var kind in kinds)
            Known.TryAdd(KeyOf(kind.Types), kind);
    }

    /// <summary>The kind of one type of elements, or of types of keys and values.</summary>
    /// <exception cref="BadValuesException">This program is native and has no code for them.</exception>
    public static ElementKind Of(IReadOnlyList<Type> types) => Known.GetOrAdd(KeyOf(types), static (_, all) => Reflected(all), types);

    private static ElementKind Reflected(IReadOnlyList<Type> types)
    {
        var open = types.Count == 1 ? typeof(ElementKind<>) : typeof(EntryKind<,>);
        try
        {
            return (ElementKind)Activator.CreateInstance(open.MakeGenericType([.. types]))!;
        }
        catch (Exception exception) when (NativeProgram.IsThis && exception is NotSupportedException or MissingMethodException)
        {
            var names = string.Join(" and ", types.Select(TypeNames.Short));
            throw new BadValuesException(
                $"Collections of {names} cannot be made in a native program: Assay cannot name a type that is not public. Make it "
                    + "public, or leave aot out of --mode.");
        }
    }

    private static (Type First, Type? Second) KeyOf(IReadOnlyList<Type> types) => (types[0], types.Count > 1 ? types[1] : null);
}
