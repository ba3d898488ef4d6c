using System.Reflection;

namespace Assay.Worker.Mapping;

/// <summary>Element maps for elements that only reflection can name.</summary>
internal static class ReflectedValues
{
    /// <summary>Makes the <see cref="ValueMap{TSource, TTarget}"/> of two types.</summary>
    public static Delegate MapOf(Type source, Type target) => typeof(ReflectedValues)
        .GetMethod(nameof(Map), BindingFlags.Static | BindingFlags.NonPublic)!
        .MakeGenericMethod(source, target)
        .CreateDelegate(typeof(ValueMap<,>).MakeGenericType(source, target));

    private static TTarget Map<TSource, TTarget>(TSource source, MapRun run) =>
        (TTarget)(typeof(TSource).IsValueType ? run.ByValue(source) : run.Reference<object>(source))!;
}
