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

    /// <summary>
    /// The member that threw the innermost cause, such as <c>Money's constructor</c>; empty where the library or the runtime did on
    /// its own.
    /// </summary>
    public string Thrower(Exception exception)
    {
        Exception cause = exception;
        while (cause.InnerException is not null)
            cause = cause.InnerException;
        foreach (StackFrame frame in new StackTrace(cause, fNeedFileInfo: false).GetFrames() ?? [])
        {
            if (frame.GetMethod() is not { DeclaringType: Type type } method)
                return "";
            if (IsOfTypes(type))
                return IsWritten(method, type) ? Describe(method, type) : "";
            if (!IsSkipped(type))
                return "";
        }

        return "";
    }

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
        string name = type.Assembly.GetName().Name ?? "";
        return !CollectionTypes.IsOwn(type) && type.Assembly != adapter.Assembly
            && Array.TrueForAll(adapter.Assembly.GetReferencedAssemblies(), reference => reference.Name != name);
    }

    private static bool IsWritten(MethodBase method, Type type) =>
        !OfGenerators.Contains(method.Name) && !method.IsDefined(typeof(GeneratedCodeAttribute), inherit: false)
        && !type.IsDefined(typeof(GeneratedCodeAttribute), inherit: false);

    private static string Describe(MethodBase method, Type type)
    {
        // Lambdas and iterators stand in classes of the compiler inside the type.
        while (type.Name.Contains('<', StringComparison.Ordinal) && type.DeclaringType is Type outer)
            type = outer;
        string name = type.Name.Split('`')[0];
        if (method.IsConstructor)
            return $"{name}'s constructor";
        if (method.Name.StartsWith('<'))
            return name;

        // An accessor, such as set_Text.
        int end = method.IsSpecialName ? method.Name.IndexOf('_', StringComparison.Ordinal) : -1;
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
