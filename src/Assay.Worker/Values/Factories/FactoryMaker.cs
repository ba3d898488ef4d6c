using System.Reflection;
using Assay.Core.Naming;
using Assay.Core.Workloads;
using Assay.Worker.Graphs;
using Assay.Worker.Types;
using Assay.Worker.Values.Making;

namespace Assay.Worker.Values.Factories;

/// <summary>
/// Makes values by a user's static method. A method that gives several is called again when one of them is needed a second time, so that no
/// object is handed out twice.
/// </summary>
internal sealed class FactoryMaker<T> : ValueMaker<T>
{
    private const int MostValues = 1_000_000;
    private readonly FactoryMethod method;
    private readonly bool givesSeveral;
    private object? last;
    private bool isShared;
    private List<T> batch = [];
    private bool[] isTaken = [];

    public FactoryMaker(ValueSource source)
    {
        method = FactoryMethod.Find(source.Text, typeof(T));
        givesSeveral = !typeof(T).IsAssignableFrom(method.ReturnType);
        if (givesSeveral && !typeof(IEnumerable<T>).IsAssignableFrom(method.ReturnType))
            throw method.Unfit(typeof(T));
        if (givesSeveral)
            TakeMore();
    }

    public override int Count => givesSeveral ? batch.Count : 1;

    public override IReadOnlyList<string> Notes => isShared ? ["The factory returns the same object each time; instances share it."] : [];

    public override T Make(in Recipe recipe)
    {
        if (!givesSeveral)
            return MakeOne();
        var index = recipe.Instance % batch.Count;
        if (isTaken[index])
            TakeMore();
        isTaken[index] = true;
        return batch[index];
    }

    private T MakeOne()
    {
        var value = method.Call();
        isShared |= ReferenceEquals(value, last) && !typeof(T).IsValueType;
        last = value;
        return (T)value;
    }

    private void TakeMore()
    {
        var before = batch.Count;
        batch = Gather((IEnumerable<T>)method.Call()!);
        if (before != 0 && before != batch.Count)
            throw new BadValuesException(
                $"The factory {method.Name} returned {before} values, then {batch.Count}; it must return the same number each time.");
        isTaken = new bool[batch.Count];
    }

    private List<T> Gather(IEnumerable<T> values)
    {
        List<T> gathered = [];
        method.Guard(() => gathered.AddRange(values.Take(MostValues + 1)));
        if (gathered.Count == 0)
            throw new BadValuesException($"The factory {method.Name} returned an empty collection; it must return at least one value.");
        if (gathered.Count > MostValues)
            throw new BadValuesException($"The factory {method.Name} returned more than {MostValues:N0} values; it must return fewer.");
        var missing = gathered.FindIndex(value => value is null);
        return missing < 0
            ? gathered
            : throw new BadValuesException(
                $"The factory {method.Name} returned null as value {missing} (counted from 0); no value may be null.");
    }
}

/// <summary>A user's static method without parameters.</summary>
internal sealed class FactoryMethod
{
    private const BindingFlags AnyStatic =
        BindingFlags.Static | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.FlattenHierarchy;
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
        (var full, var assembly) = NamedAssembly.Split(name, root);
        var dot = full.LastIndexOf('.');
        if (dot <= 0)
            throw new BadValuesException($"The factory {name} is not a full method name; write it as Namespace.Type.Method.");
        var owner = TypePool.FindIn(assembly, full[..dot])
            ?? throw new BadValuesException($"The factory {name} does not exist: {assembly.GetName().Name} has no type {full[..dot]}.");
        return new FactoryMethod(name, Choose(name, owner, full[(dot + 1)..]));
    }

    public object Call()
    {
        object? value = null;
        Guard(() => value = method.Invoke(null, BindingFlags.DoNotWrapExceptions, null, null, null));
        return value ?? throw new BadValuesException($"The factory {Name} returned null; it must return a value.");
    }

    /// <summary>Runs the user's code; of what it throws only the type is told, because a message may quote a value.</summary>
    public void Guard(Action call)
    {
        try
        {
            call();
        }
        catch (Exception exception)
        {
            var told = exception is TypeInitializationException { InnerException: { } inner } ? inner : exception;
            var where = ReferenceEquals(told, exception) ? "" : " in a static constructor";
            throw new BadValuesException($"The factory {Name} threw {told.GetType().FullName}{where}.");
        }
    }

    /// <summary>The sentence about a method that returns something else.</summary>
    public BadValuesException Unfit(Type root)
    {
        var wanted = TypeNames.Short(root);
        return new BadValuesException(
            $"The factory {Name} returns {TypeNames.Short(ReturnType)}; it must return {wanted}, or an array or IEnumerable<{wanted}> "
                + "for several values.");
    }

    private static MethodInfo Choose(string name, Type owner, string method)
    {
        MethodInfo[] named = [.. owner.GetMethods(AnyStatic).Where(candidate => candidate.Name == method)];
        if (named.Length == 0)
        {
            string[] others = [.. owner.GetMethods(AnyStatic).Where(IsFactory).Select(candidate => candidate.Name)];
            var nearest = others.Length == 0
                ? ""
                : $"; its static methods without parameters are {string.Join(", ", NearestName.Order(method, others).Take(5))}";
            throw new BadValuesException(
                $"The factory {name} does not exist: {TypeNames.Short(owner)} has no static method {method}{nearest}.");
        }

        return Array.Find(named, IsFactory)
            ?? throw new BadValuesException(
                $"The factory {name} has parameters; it must be a static method without parameters, not generic.");
    }

    private static bool IsFactory(MethodInfo method) =>
        method.GetParameters().Length == 0
            && !method.ContainsGenericParameters && !method.IsSpecialName && method.ReturnType != typeof(void);
}
