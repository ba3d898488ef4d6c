using System.Diagnostics.CodeAnalysis;
using System.Reflection;
using System.Runtime.CompilerServices;
using Assay.Core.Workloads;
using Assay.Worker.Graphs;
using Assay.Worker.Types;

namespace Assay.Worker.Mapping;

/// <summary>
/// Makes the maps that emitted mappers consist of: one for each type of a shape. A missing element map means that elements are the same on
/// both sides; <c>mustWait</c> says that keys or elements hold objects, so that hashing or comparing them has to wait until those are
/// filled.
/// </summary>
public static partial class Maps
{
    /// <summary>A class: created without running a constructor, then filled.</summary>
    /// <param name="fill">Copies the members.</param>
    /// <param name="isLeaf">Whether no member holds another object.</param>
    /// <remarks>A native program can create only classes of which it keeps a constructor, though none runs.</remarks>
    public static TypeMap Object<TSource, [DynamicallyAccessedMembers(
        DynamicallyAccessedMemberTypes.PublicConstructors | DynamicallyAccessedMemberTypes.NonPublicConstructors)] TTarget>(
        FillMap<TSource, TTarget> fill, bool isLeaf = false)
        where TSource : class
        where TTarget : class => new ObjectMap<TSource, TTarget>(fill, isLeaf);

    /// <summary>A class that derives from a collection of the runtime: created without running a constructor, then filled.</summary>
    /// <param name="fill">Copies the members.</param>
    /// <param name="elements">The map of the collection.</param>
    public static TypeMap Collected<TSource, [DynamicallyAccessedMembers(
        DynamicallyAccessedMemberTypes.PublicConstructors | DynamicallyAccessedMemberTypes.NonPublicConstructors)] TTarget>(
        FillMap<TSource, TTarget> fill, TypeMap elements)
        where TSource : class
        where TTarget : class => new CollectedMap<TSource, TTarget>(fill, elements);

    /// <summary>A struct or enum that stands in a box.</summary>
    public static TypeMap Box<TSource, TTarget>(ValueMap<TSource, TTarget> value)
        where TSource : struct
        where TTarget : struct => new BoxMap<TSource, TTarget>(value);

    /// <summary>An immutable value that both sides share.</summary>
    public static TypeMap Same<T>() => new SameMap(typeof(T));

    /// <summary>A tuple class: built when its elements are known.</summary>
    public static TypeMap Tuple<TSource, TTarget>(ValueMap<TSource, TTarget> build)
        where TSource : class
        where TTarget : class => new BuiltMap<TSource, TTarget>(build);

    /// <summary>The identity, for elements that are the same on both sides.</summary>
    public static T Same<T>(T value, MapRun run) => value;

    /// <summary>Makes sure that a member holds nothing, because no contract has a place for it.</summary>
    /// <param name="member">The member, such as <c>Order.Body</c>.</param>
    /// <exception cref="LimitOfAssayException">It holds something.</exception>
    public static void EnsureEmpty(object? value, string member)
    {
        if (value is not null && !(value is ValueType && value.Equals(RuntimeHelpers.GetUninitializedObject(value.GetType()))))
            throw new LimitOfAssayException(
                $"{member} holds a {TypeNames.Short(value.GetType())}, which Assay cannot hand to the library.");
    }
}

[UnconditionalSuppressMessage("Trimming", "IL2060", Justification = "Types that C# cannot name are mapped where there is a JIT compiler.")]
public static partial class Maps
{
    /// <summary>A class, struct or tuple that C# cannot name on one side or both.</summary>
    /// <param name="source">The type on this side.</param>
    /// <param name="target">The type on the other side.</param>
    /// <param name="fields">For each member the declaring type and field on this side, then on the other side.</param>
    public static TypeMap Reflected(
        Type source, Type target, params (Type FromOwner, string From, Type ToOwner, string To)[] fields) => new ReflectedMap(
        source, target,
        [.. fields.Select(
                static field => (ReflectedFields.Find(field.FromOwner, field.From), ReflectedFields.Find(field.ToOwner, field.To)))]);

    /// <summary>An enum that C# cannot name on one side or both.</summary>
    public static TypeMap ReflectedEnum(Type source, Type target) => new ReflectedEnumMap(source, target);

    /// <summary>An array or list whose elements C# cannot name.</summary>
    /// <param name="factory">Name of the method of this class that maps such collections.</param>
    /// <param name="arguments">Its type arguments: that of this side, then that of the other side.</param>
    /// <param name="settings">What the factory takes beside the element map: the rank.</param>
    public static TypeMap Reflected(string factory, Type[] arguments, params object[] settings) =>
        Invoke(factory, arguments, [ReflectedValues.MapOf(arguments[0], arguments[1]), .. settings]);

    /// <summary>Any other collection whose elements C# cannot name, or a dictionary.</summary>
    /// <param name="class">Name of the method of <see cref="SequenceTypes"/> or <see cref="DictionaryTypes"/> that describes its
    /// class.</param>
    /// <param name="arguments">Type arguments of the classes: those of this side, then those of the other side.</param>
    /// <param name="mustWait">Whether adding hashes or compares what holds objects.</param>
    public static TypeMap ReflectedCollection(string @class, Type[] arguments, bool mustWait)
    {
        var half = arguments.Length / 2;
        var described = (half == 1 ? typeof(SequenceTypes) : typeof(DictionaryTypes)).GetMethod(@class)!;
        var (source, target) =
            (described.MakeGenericMethod([.. arguments.Take(half)]).Invoke(null, null)!,
                described.MakeGenericMethod([.. arguments.Skip(half)]).Invoke(null, null)!);
        var elements = Enumerable.Range(0, half).Select(i => ReflectedValues.MapOf(arguments[i], arguments[half + i]));
        Type[] classes = [source.GetType().GetGenericArguments()[0], target.GetType().GetGenericArguments()[0]];
        return Invoke(half == 1 ? nameof(Sequence) : nameof(Entries), [.. classes, .. arguments], [.. elements, source, target, mustWait]);
    }

    private static TypeMap Invoke(string method, Type[] typeArguments, object[] arguments) =>
        (TypeMap)typeof(Maps).GetMethod(method)!.MakeGenericMethod(typeArguments)
            .Invoke(null, BindingFlags.DoNotWrapExceptions, null, arguments, null)!;
}
