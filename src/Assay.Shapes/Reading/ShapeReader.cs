using System.Reflection;
using Assay.Core.Naming;
using Assay.Shapes.Graph;

namespace Assay.Shapes.Reading;

/// <summary>Reads the shapes of a compiled assembly's types from metadata; no code of the assembly runs.</summary>
public sealed class ShapeReader : IDisposable
{
    private readonly AssemblyMetadata metadata;

    private ShapeReader(AssemblyMetadata metadata) => this.metadata = metadata;

    /// <summary>Opens an assembly.</summary>
    /// <param name="references">Folders and files in which references are found, such as the reference assemblies of the target framework;
    /// the assembly's own folder is always searched.</param>
    /// <exception cref="ShapeException">The file is missing or is no .NET assembly, or a reference is missing.</exception>
    public static ShapeReader Open(
        string assembly, params IReadOnlyList<string> references) => new(AssemblyMetadata.Open(assembly, references));

    /// <summary>Reads a root type and everything it reaches.</summary>
    /// <param name="rootType">Full name, or a name that only one type has; nested types with a dot or a plus, type arguments and arrays as
    /// in C#.</param>
    /// <param name="knownTypes">Types that may stand where a base type, an interface or <see cref="object"/> is declared, beside those of
    /// the root's assembly.</param>
    /// <exception cref="ShapeException">There is no such type, or a reference is missing.</exception>
    public ShapeGraph Read(string rootType, params IReadOnlyList<string> knownTypes) => Read(rootType, knownTypes, []);

    /// <summary>Reads a root type and everything it reaches, as if some members were generic collections.</summary>
    /// <param name="typed">The members. One whose collection names a type that is not found stays as it is.</param>
    /// <exception cref="ShapeException">There is no such root type, or a reference is missing.</exception>
    public ShapeGraph Read(string rootType, IReadOnlyList<string> knownTypes, IReadOnlyList<TypedMember> typed) =>
        metadata.Read(assembly =>
        {
            var finder = new TypeFinder(assembly, metadata.TryLoad);
            var known = knownTypes.Select(finder.Find).ToList();
            var root = finder.Find(rootType);
            var builder = new GraphBuilder(DeclaringAssembly(root) ?? assembly, known) { Typed = Collections(typed, finder) };
            return builder.Build(root, Nullability.Unknown) with { IsJudged = true };
        });

    /// <summary>
    /// Static methods of the assembly that take nothing and give values of a type, each by the name of its type and its own.
    /// </summary>
    /// <param name="rootType">The type, named as above.</param>
    /// <exception cref="ShapeException">There is no such type, or a reference is missing.</exception>
    public IReadOnlyList<(string Type, string Method)> ReadFactories(string rootType) =>
        metadata.Read(assembly => FactoryReader.Read(assembly, new TypeFinder(assembly, metadata.TryLoad).Find(rootType)));

    /// <summary>Lists the data sets that the assembly declares, sorted by name.</summary>
    /// <exception cref="ShapeException">A declaration is not usable, or a reference is missing.</exception>
    public IReadOnlyList<DataSetDeclaration> ReadDataSets() => metadata.Read(DataSetReader.Read);

    /// <summary>Lists the conformance cases that the assembly declares, sorted by name.</summary>
    /// <exception cref="ShapeException">A declaration is not usable, or a reference is missing.</exception>
    public IReadOnlyList<DataSetDeclaration> ReadCases() =>
        [.. metadata.Read(DataSetReader.ReadCases).Select(declared => declared with { Graph = declared.Graph with { IsJudged = true } })];

    /// <summary>Data sets that the assembly says it lacks, each with the reason.</summary>
    /// <exception cref="ShapeException">A reference is missing.</exception>
    public IReadOnlyDictionary<string, string> ReadMissingDataSets() => metadata.Read(DataSetReader.ReadMissing);

    /// <inheritdoc/>
    public void Dispose() => metadata.Dispose();

    private static Dictionary<(string Type, string Field), Type> Collections(IReadOnlyList<TypedMember> typed, TypeFinder finder)
    {
        var found = new Dictionary<(string Type, string Field), Type>();
        foreach (var member in typed)
        {
            try
            {
                found[(member.Type, member.Field)] = finder.Find(member.Collection);
            }
            catch (ShapeException)
            {
                // A type that no reference leads to: the edit is not possible.
            }
        }
        return found;
    }

    // A root may lie in an assembly that the opened one refers to; its derived types are looked for there.
    private static Assembly? DeclaringAssembly(Type type)
    {
        while (type.HasElementType)
            type = type.GetElementType()!;
        return RuntimeTypes.IsRuntimeAssembly(type.Assembly.GetName().Name)
            ? type.GetGenericArguments().Select(DeclaringAssembly).FirstOrDefault(assembly => assembly is not null)
            : type.Assembly;
    }
}

/// <summary>Types could not be read or emitted, for a reason that the user can act on. The message is one plain sentence.</summary>
public sealed class ShapeException : Exception
{
    /// <summary>Makes the exception with its sentence.</summary>
    public ShapeException(string message)
        : base(message)
    {
    }

    /// <summary>Makes the exception with its sentence and its cause.</summary>
    public ShapeException(string message, Exception innerException)
        : base(message, innerException)
    {
    }

    /// <summary>Makes an exception without a sentence of its own.</summary>
    public ShapeException()
        : this("The types could not be read.")
    {
    }
}

/// <summary>Finds what a user may have meant.</summary>
internal static class NearestNames
{
    /// <summary>Up to three names, nearest first.</summary>
    public static IReadOnlyList<string> To(string name, IEnumerable<string> candidates) =>
        [.. candidates.Distinct().OrderBy(candidate => Distance(name, candidate))
            .ThenBy(candidate => candidate, StringComparer.Ordinal).Take(3)];

    // A name that ends with what was asked for is nearest of all.
    private static int Distance(string name, string candidate) =>
        candidate.EndsWith(name, StringComparison.OrdinalIgnoreCase) ? 0 : EditDistance.Of(name, candidate) + 1;
}
