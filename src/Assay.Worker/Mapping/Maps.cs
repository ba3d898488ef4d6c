using System.Diagnostics.CodeAnalysis;
using System.Reflection;

namespace Assay.Worker.Mapping;

/// <summary>
/// Makes the maps that emitted mappers consist of: one for each type of a shape. A missing element map means that elements are the same on both
/// sides; <c>mustWait</c> says that keys or elements hold objects, so that hashing or comparing them has to wait until those are filled.
/// </summary>
public static partial class Maps
{
    /// <summary>A class: created without running a constructor, then filled.</summary>
    /// <param name="fill">Copies the members.</param>
    /// <param name="isLeaf">Whether no member holds another object.</param>
    public static TypeMap Object<TSource, TTarget>(FillMap<TSource, TTarget> fill, bool isLeaf = false)
        where TSource : class
        where TTarget : class => new ObjectMap<TSource, TTarget>(fill, isLeaf);

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
}

[UnconditionalSuppressMessage("Trimming", "IL2060", Justification = "Types that C# cannot name are mapped where there is a JIT compiler.")]
public static partial class Maps
{
    /// <summary>A class, struct or tuple that C# cannot name on one side or both.</summary>
    /// <param name="source">The type on this side.</param>
    /// <param name="target">The type on the other side.</param>
    /// <param name="fields">For each member the declaring type and field on this side, then on the other side.</param>
    public static TypeMap Reflected(Type source, Type target, params (Type FromOwner, string From, Type ToOwner, string To)[] fields) => new ReflectedMap(
        source, target, [.. fields.Select(static field => (ReflectedFields.Find(field.FromOwner, field.From), ReflectedFields.Find(field.ToOwner, field.To)))]);

    /// <summary>An enum that C# cannot name on one side or both.</summary>
    public static TypeMap ReflectedEnum(Type source, Type target) => new ReflectedEnumMap(source, target);

    /// <summary>A collection whose elements C# cannot name.</summary>
    /// <param name="factory">Name of the method of this class that maps such collections.</param>
    /// <param name="arguments">Its type arguments: those of this side, then those of the other side.</param>
    /// <param name="settings">What the factory takes beside element maps: <c>mustWait</c> or the rank.</param>
    public static TypeMap Reflected(string factory, Type[] arguments, params object[] settings)
    {
        var method = typeof(Maps).GetMethods().Single(candidate => candidate.Name == factory && candidate.GetGenericArguments().Length == arguments.Length);
        var half = arguments.Length / 2;
        var elements = Enumerable.Range(0, half).Select(i => ReflectedValues.MapOf(arguments[i], arguments[half + i]));
        return (TypeMap)method.MakeGenericMethod(arguments).Invoke(null, BindingFlags.DoNotWrapExceptions, null, [.. elements, .. settings], null)!;
    }
}
