using System.Reflection;
using Assay.Core.Naming;
using Assay.Core.Workloads;
using Assay.Worker.Graphs;
using Assay.Worker.Values.Shapes;

namespace Assay.Worker.Values.Factories;

/// <summary>A user's static method without parameters.</summary>
internal sealed class FactoryMethod
{
    private const BindingFlags AnyStatic = BindingFlags.Static | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.FlattenHierarchy;
    private readonly MethodInfo method;

    private FactoryMethod(string name, MethodInfo method) => (Name, this.method) = (name, method);

    /// <summary>How the user named it.</summary>
    public string Name { get; }

    /// <summary>What it is declared to return.</summary>
    public Type ReturnType => method.ReturnType;

    /// <summary>Finds a method by its full name, in the root's assembly or, as <c>Type.Method, Assembly</c>, in another.</summary>
    /// <exception cref="BadValuesException">There is no such method, or it is no factory.</exception>
    public static FactoryMethod Find(string name, Type root)
    {
        (string full, Assembly assembly) = NamedAssembly.Split(name, root);
        int dot = full.LastIndexOf('.');
        if (dot <= 0)
            throw new BadValuesException($"The factory {name} is no full name of a method; write it as Namespace.Type.Method.");
        Type owner = TypePool.FindIn(assembly, full[..dot])
            ?? throw new BadValuesException($"The factory {name} does not exist: {assembly.GetName().Name} has no type {full[..dot]}.");
        return new FactoryMethod(name, Choose(name, owner, full[(dot + 1)..]));
    }

    /// <summary>Calls it.</summary>
    /// <exception cref="BadValuesException">It threw, or returned null.</exception>
    public object Call()
    {
        object? value = null;
        Guard(() => value = method.Invoke(null, BindingFlags.DoNotWrapExceptions, null, null, null));
        return value ?? throw new BadValuesException($"The factory {Name} returned null; it must return a value.");
    }

    /// <summary>Runs the user's code; of what it throws only the type is told, because a message may quote a value.</summary>
    /// <exception cref="BadValuesException">It threw.</exception>
    public void Guard(Action call)
    {
        try
        {
            call();
        }
        catch (Exception exception)
        {
            Exception told = exception is TypeInitializationException { InnerException: { } inner } ? inner : exception;
            string where = ReferenceEquals(told, exception) ? "" : " in a static constructor";
            throw new BadValuesException($"The factory {Name} threw {told.GetType().FullName}{where}.");
        }
    }

    /// <summary>The sentence about a method that returns something else.</summary>
    public BadValuesException Unfit(Type root)
    {
        string wanted = TypeNames.Short(root);
        return new BadValuesException($"The factory {Name} returns {TypeNames.Short(ReturnType)}; it must return {wanted}, or an array or IEnumerable<{wanted}> for several values.");
    }

    private static MethodInfo Choose(string name, Type owner, string method)
    {
        MethodInfo[] named = [.. owner.GetMethods(AnyStatic).Where(candidate => candidate.Name == method)];
        if (named.Length == 0)
        {
            string[] others = [.. owner.GetMethods(AnyStatic).Where(IsFactory).Select(candidate => candidate.Name)];
            string nearest = others.Length == 0 ? "" : $"; its static methods without parameters are {string.Join(", ", NearestName.Order(method, others).Take(5))}";
            throw new BadValuesException($"The factory {name} does not exist: {TypeNames.Short(owner)} has no static method {method}{nearest}.");
        }

        return Array.Find(named, IsFactory)
            ?? throw new BadValuesException($"The factory {name} has parameters; it must be a static method without parameters, not generic.");
    }

    private static bool IsFactory(MethodInfo method) => method.GetParameters().Length == 0 && !method.ContainsGenericParameters && !method.IsSpecialName && method.ReturnType != typeof(void);
}
