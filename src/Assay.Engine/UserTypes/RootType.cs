using Assay.Core.Workloads;
using Assay.Shapes.Graph;
using Assay.Shapes.Reading;

namespace Assay.Engine.UserTypes;

/// <summary>The root type of a user, found by its metadata.</summary>
/// <param name="Name">Its full name as C# writes it, without <c>global::</c>.</param>
/// <param name="Unit">What one value is called in tables.</param>
/// <param name="Known">Full names of the further types.</param>
/// <param name="KnownToWorkers">The further types as workers find them: with the name of their assembly.</param>
internal sealed record RootType(string Name, string Unit, IReadOnlyList<string> Known, IReadOnlyList<string> KnownToWorkers)
{
    /// <summary>Finds a root and further types, and whether contracts can be emitted for the root and values of it made.</summary>
    /// <param name="root">The name that the user gives it.</param>
    /// <param name="known">Names that the user gives the further types.</param>
    /// <param name="origin">Where the values come from.</param>
    /// <exception cref="BadInputException">There is no such type, or it cannot be a root.</exception>
    public static RootType Find(AssemblyFacts assembly, string root, IReadOnlyList<string> known, ValueOrigin origin)
    {
        try
        {
            string[] frameworks = FrameworkAssemblies.AspNetCoreFolder is string web
                ? [FrameworkAssemblies.Folder, web]
                : [FrameworkAssemblies.Folder];
            using var reader = ShapeReader.Open(assembly.File, frameworks);
            var graph = reader.Read(root, known);
            var shape = graph.Root;
            EnsureUsable(shape, origin);
            TypeLimits.Ensure(PlainName(shape.TypeName), graph);
            List<TypeName> names = [.. known.Select(name => reader.Read(name).Root.TypeName)];
            return new RootType(
                PlainName(shape.TypeName), shape.TypeName.ShortName, [.. names.Select(PlainName)],
                [.. names.Select(name => name.ReflectionName)]);
        }
        catch (ShapeException exception)
        {
            throw new BadInputException(Sentence(exception.Message), exception);
        }
    }

    private static void EnsureUsable(Shape shape, ValueOrigin origin)
    {
        var name = PlainName(shape.TypeName);
        if (shape is UnsupportedShape unsupported)
            throw new BadInputException($"{name} cannot be a root: it {unsupported.Reason}. With --root, name a type that holds data.");
        if (Hidden(shape) is Shape hidden)
            throw new BadInputException(
                $"{name} cannot be a root: {hidden} {hidden.TypeName.WhyHidden}, and generated code must refer to it. "
                    + $"{(hidden.TypeName.IsWritable ? "Make it public" : "Rename it")}, or name another type with --root.");
        if (shape is ObjectShape { IsAbstract: true, IsSealed: true })
            throw new BadInputException($"{name} cannot be a root: a static class has no values. Name another type with --root.");
        if (shape is ObjectShape { IsAbstract: true } open && origin == ValueOrigin.Generated)
            throw new BadInputException(
                $"{name} is {(open.Kind == ObjectKind.Interface ? "an interface" : "abstract")}, so Assay cannot generate values. Use "
                    + $"--sample or --factory, or name a derived type{Derived(open)}.");
        if (shape is PrimitiveShape { Kind: PrimitiveKind.Object } && origin == ValueOrigin.Generated)
            throw new BadInputException("Assay cannot generate values of object. Use --sample or --factory.");
    }

    private static string Derived(ObjectShape root)
    {
        var derived = root.Derived.Where(shape => shape is { IsAbstract: false, IsNameable: true })
            .Select(shape => PlainName(shape.TypeName)).FirstOrDefault();
        return derived is null ? "" : $", such as --root {derived}";
    }

    /// <summary>The first type that a declaration of the root must name and cannot.</summary>
    private static Shape? Hidden(Shape shape) => shape switch
    {
        ObjectShape { IsNameable: false } or EnumShape { IsNameable: false } => shape,
        CollectionShape collection => Hidden(collection.Element),
        DictionaryShape dictionary => Hidden(dictionary.Key) ?? Hidden(dictionary.Value),
        NullableShape nullable => Hidden(nullable.Element),
        TupleShape tuple => tuple.Elements.Select(Hidden).FirstOrDefault(hidden => hidden is not null),
        _ => null,
    };

    private static string PlainName(TypeName name) => name.CSharpName.Replace("global::", "", StringComparison.Ordinal);

    /// <summary>A sentence of the reader with the next step where it has none.</summary>
    private static string Sentence(string message) =>
        message.Contains("the nearest names are", StringComparison.Ordinal) || message.Contains("has no type", StringComparison.Ordinal)
            ? $"{message.TrimEnd('.')}. Name one with --root (or --known)."
            : message;
}

/// <summary>Comma lists of types, whose own arguments have commas too.</summary>
internal static class TypeLists
{
    /// <summary>Splits a list at the commas that stand outside brackets.</summary>
    /// <param name="list">The list; null for none.</param>
    public static IReadOnlyList<string> Split(string? list)
    {
        List<string> items = [];
        var depth = 0;
        var begin = 0;
        var text = list ?? "";
        for (var i = 0; i <= text.Length; i++)
        {
            if (i < text.Length && (text[i] != ',' || depth > 0))
            {
                depth += text[i] is '<' or '[' ? 1 : text[i] is '>' or ']' ? -1 : 0;
                continue;
            }

            if (text[begin..i].Trim() is { Length: > 0 } item)
                items.Add(item);
            begin = i + 1;
        }

        return items;
    }
}
