using System.Diagnostics.CodeAnalysis;
using System.Reflection;

namespace Assay.Worker.Mapping;

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
