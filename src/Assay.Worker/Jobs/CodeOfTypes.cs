using System.CodeDom.Compiler;
using System.Diagnostics;
using System.Reflection;
using Assay.Worker.Graphs;

namespace Assay.Worker.Jobs;

/// <summary>
/// Whether an exception came out of code of the user's types, such as a constructor that refuses a value, whichever library called
/// it.
/// </summary>
/// <param name="plain">The plain root type.</param>
/// <param name="contract">The type that the library gets.</param>
/// <param name="adapter">The adapter's class, whose assembly refers to the library.</param>
internal sealed class CodeOfTypes(Type plain, Type contract, Type adapter)
{
    // What generators write into the types, some of them without a mark.
    private static readonly HashSet<string> OfGenerators = new(StringComparer.Ordinal) { "Serialize", "Deserialize", "RegisterFormatter" };
    private readonly Type? ofPlain = Named(plain);
    private readonly Type? ofContract = Named(contract);

    /// <summary>Who threw the innermost cause.</summary>
    public Thrower Thrower(Exception exception)
    {
        var cause = exception;
        while (cause.InnerException is not null)
            cause = cause.InnerException;
        MethodBase?[] methods = [.. new StackTrace(cause, fNeedFileInfo: false).GetFrames().Select(frame => frame.GetMethod())];
        foreach (var method in methods)
        {
            if (method is not { DeclaringType: Type type })
                break;
            if (IsOfTypes(type))
                return IsWritten(method, type) ? new Thrower(Describe(method, type), IsHidden: false) : default;
            if (!IsSkipped(type))
                break;
        }

        return new Thrower(null, IsHidden: methods.FirstOrDefault() is { DeclaringType: Type first } top && IsCheckOfValue(top, first));
    }

    // Such as ArgumentOutOfRangeException.ThrowIfNegative: what calls it may be so small that the compiler puts it into its caller.
    private static bool IsCheckOfValue(MethodBase method, Type type) =>
        type.Assembly == typeof(object).Assembly && method.Name.StartsWith("Throw", StringComparison.Ordinal);

    private bool IsOfTypes(Type type) => type.Assembly == ofPlain?.Assembly
        || (ofContract is not null && type.Assembly == ofContract.Assembly && FirstOf(type.Namespace) == FirstOf(ofContract.Namespace));

    /// <summary>
    /// What checks values for the types: the core library, and others that the adapter does not know. Another part of the runtime
    /// may be the library itself.
    /// </summary>
    private bool IsSkipped(Type type)
    {
        if (type.Assembly == typeof(object).Assembly)
            return type.Namespace?.StartsWith("System.Runtime.Serialization", StringComparison.Ordinal) != true
                && !type.IsAssignableTo(typeof(MethodBase));
        // A native program does not know what its assemblies refer to.
        if (NativeProgram.IsThis)
            return false;
        var name = type.Assembly.GetName().Name ?? "";
        return !CollectionTypes.IsOwn(type) && type.Assembly != adapter.Assembly
            && Array.TrueForAll(adapter.Assembly.GetReferencedAssemblies(), reference => reference.Name != name);
    }

    // An explicit implementation has the name of its interface before its own.
    private static bool IsWritten(MethodBase method, Type type) =>
        !OfGenerators.Contains(method.Name[(method.Name.LastIndexOf('.') + 1)..])
        && !method.IsDefined(typeof(GeneratedCodeAttribute), inherit: false)
        && !type.IsDefined(typeof(GeneratedCodeAttribute), inherit: false);

    private static string Describe(MethodBase method, Type type)
    {
        // Lambdas and iterators stand in classes of the compiler inside the type.
        while (type.Name.Contains('<', StringComparison.Ordinal) && type.DeclaringType is Type outer)
            type = outer;
        var name = type.Name.Split('`')[0];
        if (method.IsConstructor)
            return $"{name}'s constructor";
        if (method.Name.StartsWith('<'))
            return name;

        // An accessor, such as set_Text.
        var end = method.IsSpecialName ? method.Name.IndexOf('_', StringComparison.Ordinal) : -1;
        return $"{name}.{method.Name[(end + 1)..]}";
    }

    /// <summary>The first type in a declared one that is not the runtime's; null where there is none.</summary>
    private static Type? Named(Type type)
    {
        if (type.HasElementType)
            return Named(type.GetElementType()!);
        return !CollectionTypes.IsOwn(type)
            ? type
            : type.GetGenericArguments().Select(Named).FirstOrDefault(named => named is not null);
    }

    private static string FirstOf(string? space) => space?.Split('.')[0] ?? "";
}

/// <summary>Whether code of the user's types threw.</summary>
/// <param name="Member">The member, such as <c>Money's constructor</c>; null where the library or the runtime did on its own.</param>
/// <param name="IsHidden">Whether it may be a member of theirs all the same, which the compiler put into its caller.</param>
internal readonly record struct Thrower(string? Member, bool IsHidden);
