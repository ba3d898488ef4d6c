using System.Globalization;
using System.Reflection;

namespace Assay.Shapes.Reading;

/// <summary>
/// Finds a type by the name that a person gives it: in the assembly, in what the assembly refers to, and among the runtime's collections.
/// </summary>
/// <param name="assembly">The opened assembly.</param>
/// <param name="load">Loads another by its name; null where there is none.</param>
internal sealed class TypeFinder(Assembly assembly, Func<AssemblyName, Assembly?> load)
{
    /// <summary>Where the runtime declares what has a shape; older ones forward from these.</summary>
    private static readonly string[] RuntimeAssemblies =
    [
        "System.Runtime", "System.Collections", "System.Collections.Concurrent", "System.Collections.Immutable", "System.ObjectModel",
        "System.Linq", "System.Runtime.Numerics",
        "System.Memory", "netstandard", "mscorlib",
    ];

    private readonly Lazy<List<Assembly>> referred = new(() => Referred(assembly, load));

    /// <summary>
    /// Finds a type: full name, or a name that only one type has; nested types with a dot or a plus, type arguments and arrays as in C#.
    /// </summary>
    public Type Find(string name) => Exact(name) ?? Make(TypeExpressionParser.Parse(name), name);

    /// <summary>The full name of a type with dots between nested types, such as <c>Shop.Outer.Inner</c>.</summary>
    public static string PlainName(Type type) => (type.FullName ?? type.Name).Replace('+', '.');

    private Type? Exact(string name)
    {
        try
        {
            // Reflection also knows names of pointers and references, such as Shop.Order&; they are no names of C#.
            return assembly.GetType(name) is { IsGenericTypeDefinition: false, HasElementType: false } exact ? exact : null;
        }
        catch (Exception exception) when (exception is ArgumentException or FileLoadException or FileNotFoundException)
        {
            return null;
        }
    }

    private Type Make(TypeExpression expression, string whole)
    {
        var type =
            Close(Definition(expression.Name), expression.Name, [.. expression.Arguments.Select(argument => Make(argument, whole))], whole);
        var ranks = new Stack<int>();
        foreach (var suffix in expression.Suffixes)
        {
            if (suffix > 0)
            {
                ranks.Push(suffix);
                continue;
            }
            type = Nullable(Arrays(type, ranks));
        }
        return Arrays(type, ranks);
    }

    private static Type Close(Type definition, string name, Type[] arguments, string whole)
    {
        if (!definition.IsGenericTypeDefinition && arguments.Length == 0)
            return definition;
        if (definition.GetGenericArguments().Length != arguments.Length || !definition.IsGenericTypeDefinition)
            throw arguments.Length == 0 ? Open(definition, name) : OtherArguments(definition, name.Split('`')[0], arguments.Length);
        return TypeConstraints.FirstUnmet(definition, arguments) is { } unmet
            ? throw new ShapeException($"{whole} does not exist: {unmet}. Choose another type argument.")
            : definition.MakeGenericType(arguments);
    }

    private static ShapeException Open(Type definition, string name) =>
        new($"{ShownName(definition)} is an open generic type. Give type arguments, such as "
            + $"{name.Split('`')[0]}<{string.Join(", ", definition.GetGenericArguments().Select(_ => "string"))}>.");

    // C# writes the ranks of jagged arrays from the outside in.
    private static Type Arrays(Type type, Stack<int> ranks)
    {
        while (ranks.TryPop(out var rank))
            type = rank == 1 ? type.MakeArrayType() : type.MakeArrayType(rank);
        return type;
    }

    private Type Nullable(Type type) => type.IsValueType ? OfRuntime("System.Nullable`1")!.MakeGenericType(type) : type;

    private Type Definition(string name) =>
        Keyword(name)
            ?? Of(assembly, name)
            ?? referred.Value.Select(other => Of(other, name)).FirstOrDefault(found => found is not null)
            ?? OfRuntime(name) ?? throw Unknown(name);

    private Type? Keyword(string name) =>
        RuntimeTypes.Keywords.FirstOrDefault(pair => pair.Value == name).Key is { } fullName ? OfRuntime(fullName) : null;

    private static Type? Of(Assembly assembly, string name)
    {
        var types = TypesOf(assembly);
        var found = types.FindAll(type => PlainName(type) == name);
        if (found.Count == 0)
            found = types.FindAll(type => PlainName(type).EndsWith("." + name, StringComparison.Ordinal));
        return found.Count < 2
            ? found.FirstOrDefault()
            : throw new ShapeException(
                $"{name} is the name of several types. Give one of: "
                    + $"{string.Join(", ", found.Select(PlainName).Order(StringComparer.Ordinal))}.");
    }

    private Type? OfRuntime(string name)
    {
        var fullName = RuntimeTypes.FullNameFor(name);
        return RuntimeAssemblies.Select(runtime => load(new AssemblyName(runtime))?.GetType(fullName))
            .FirstOrDefault(found => found is not null);
    }

    private ShapeException Unknown(string name)
    {
        var types = TypesOf(assembly);
        var (plain, given) = WithoutArity(name);
        if (types.Find(type => type.IsGenericTypeDefinition && IsOpen(PlainName(type), plain)) is { } open)
            return given == 0 ? Open(open, name) : OtherArguments(open, plain, given);
        if (given > 0 && Of(assembly, plain) is { } closed)
            return new ShapeException($"{PlainName(closed)} takes no type arguments. Write it without <...>.");
        name = plain;
        var nearest = NearestNames.To(name, types.Where(type => type.IsVisible).Select(ShownName));
        var hint = nearest.Count == 0 ? "it has no public types" : $"the nearest names are {string.Join(", ", nearest)}";
        return new ShapeException($"{assembly.GetName().Name} has no type {TypeExpressionParser.Shown(name)}; {hint}.");
    }

    // What was written Pair<int> is looked for as Pair`1.
    private static (string Plain, int Arguments) WithoutArity(string name)
    {
        var mark = name.LastIndexOf('`');
        return mark > 0 && int.TryParse(name[(mark + 1)..], NumberStyles.None, CultureInfo.InvariantCulture, out var arguments)
            ? (name[..mark], arguments)
            : (name, 0);
    }

    private static ShapeException OtherArguments(Type definition, string plain, int given)
    {
        var needed = definition.GetGenericArguments().Length;
        var count = needed == 1 ? "1 type argument" : $"{needed} type arguments";
        return new(
            $"{ShownName(definition)} takes {count}, not {given}. Write it as "
                + $"{plain}<{string.Join(", ", Enumerable.Repeat("string", needed))}>, for example.");
    }

    // Page`1 is written Page<T>.
    private static string ShownName(Type type) => type.IsGenericTypeDefinition
        ? $"{PlainName(type).Split('`')[0]}<{string.Join(", ", type.GetGenericArguments().Select(argument => argument.Name))}>"
        : PlainName(type);

    private static bool IsOpen(string plainName, string name)
    {
        var mark = plainName.IndexOf('`', StringComparison.Ordinal);
        return mark > 0 && (plainName[..mark] == name || plainName[..mark].EndsWith("." + name, StringComparison.Ordinal));
    }

    private static List<Type> TypesOf(Assembly assembly) => [.. assembly.GetTypes().Where(type => !type.Name.StartsWith('<'))];

    private static List<Assembly> Referred(Assembly root, Func<AssemblyName, Assembly?> load)
    {
        var seen = new HashSet<string> { root.GetName().Name! };
        var found = new List<Assembly> { root };
        for (var i = 0; i < found.Count; i++)
        {
            foreach (var name in found[i].GetReferencedAssemblies())
            {
                if (!RuntimeTypes.IsRuntimeAssembly(name.Name) && seen.Add(name.Name!) && load(name) is { } other)
                    found.Add(other);
            }
        }
        return found[1..];
    }
}
