using System.IO.Enumeration;
using System.Reflection;
using Assay.Shapes.Adoption;
using Assay.Shapes.Dialects;
using Assay.Shapes.Graph;
using Assay.Shapes.Reading;

namespace Assay.Shapes.Scanning;

/// <summary>
/// Asks dialects about many types of one assembly. Metadata alone is read: no code of the assembly runs, nothing is built.
/// </summary>
public sealed class AssemblyScanner : IDisposable
{
    private readonly AssemblyMetadata metadata;
    private readonly List<Type> types;
    private readonly DerivedTypes derived;

    private AssemblyScanner(AssemblyMetadata metadata)
    {
        this.metadata = metadata;
        types = metadata.Read(TypesOf);
        derived = metadata.Read(assembly => DerivedTypes.Among(assembly, [], skipsUnreadable: true));
    }

    /// <summary>Full names of the types that may be roots, sorted; nested types with a dot.</summary>
    public IReadOnlyList<string> TypeNames => [.. types.Select(NameOf)];

    /// <summary>Full names of the public classes and structs that a glob matches, of which values can be made.</summary>
    public IReadOnlyList<string> RootsOf(string glob) => [.. types.Where(type => Matches(type, glob) && HasValues(type)).Select(NameOf)];

    /// <summary>Whether types are marked <c>[Serializable]</c>, so that these are meant where none are named.</summary>
    public bool HasSerializable => types.Exists(IsSerializable);

    /// <summary>Opens an assembly.</summary>
    /// <param name="assembly">Path of the .dll or .exe.</param>
    /// <param name="references">Folders and files in which references are found; the assembly's own folder is always searched.</param>
    /// <exception cref="ShapeException">The file is missing or is no .NET assembly, or the core library is missing.</exception>
    public static AssemblyScanner Open(string assembly, params IReadOnlyList<string> references)
    {
        var metadata = AssemblyMetadata.Open(assembly, references);
        try
        {
            return new AssemblyScanner(metadata);
        }
        catch
        {
            metadata.Dispose();
            throw;
        }
    }

    /// <summary>Asks about roots; empty where none is meant.</summary>
    /// <param name="patterns">Names or globs of full type names; none for every type that is marked <c>[Serializable]</c>; for all where
    /// none is.</param>
    /// <param name="dialects">The dialects to ask.</param>
    /// <param name="progress">Told how many types are done, of how many.</param>
    public IReadOnlyList<ScannedType> Scan(
        IReadOnlyList<string> patterns, IReadOnlyList<Dialect> dialects, Action<int, int>? progress = null)
    {
        var roots = types.Where(type => IsMeant(type, patterns)).ToList();
        var scanned = new List<ScannedType>();
        foreach (var root in roots)
        {
            progress?.Invoke(scanned.Count, roots.Count);
            scanned.Add(Scan(root, dialects));
        }
        return scanned;
    }

    /// <inheritdoc/>
    public void Dispose() => metadata.Dispose();

    private static bool HasValues(Type type) => type is
    {
        IsVisible: true, IsAbstract: false, IsInterface: false, IsEnum: false, IsGenericTypeDefinition: false,
        BaseType.FullName: not ("System.MulticastDelegate" or "System.Attribute"),
    };

    private bool IsMeant(Type type, IReadOnlyList<string> patterns) => patterns.Count == 0
        ? !HasSerializable || IsSerializable(type)
        : patterns.Any(pattern => Matches(type, pattern));

    private ScannedType Scan(Type type, IReadOnlyList<Dialect> dialects)
    {
        if (type.IsGenericTypeDefinition)
            return ScannedType.Unreadable(NameOf(type), "It is an open generic type, so the answer depends on its type arguments.");
        try
        {
            var builder = new GraphBuilder(derived, []) { EndsAtUnsupported = true };
            var graph = metadata.Read(_ => builder.Build(type, Nullability.Unknown));
            return new ScannedType(NameOf(type), "", [.. dialects.Select(dialect => AnswerOf(dialect, graph, builder.HasEnded))])
            {
                ReachedTypes = builder.HasEnded ? null : graph.Shapes.Count(shape => shape is ObjectShape or EnumShape),
                ClosedMembers = builder.HasEnded ? null : graph.Objects.SelectMany(owner => owner.Members).Count(IsClosed),
                Members = builder.HasEnded
                    ? null
                    : graph.Objects.SelectMany(owner => owner.Members)
                        .Count(member => member is { HasPlace: true, IsNonSerialized: false }),
                Losses = Enum.GetValues<MemberReading>()
                    .ToDictionary(reading => reading, reading => LossOf(graph, reading, builder.HasEnded)),
            };
        }
        catch (ShapeException exception)
        {
            return ScannedType.Unreadable(NameOf(type), exception.Message);
        }
        catch (Exception exception)
        {
            // Compilers and obfuscators write metadata that reflection does not understand; one such type must not end a scan of thousands.
            return ScannedType.Unreadable(
                NameOf(type), $"Its metadata cannot be read: {exception.GetType().Name}, {exception.Message.ReplaceLineEndings(" ")}");
        }
    }

    private static ReadingLoss LossOf(ShapeGraph graph, MemberReading reading, bool hasEnded)
    {
        var loss = ReadingLoss.Of(graph, reading);
        return hasEnded
            ? loss with { Uncertain = [.. loss.Uncertain, $"what lies beyond the first {GraphBuilder.MostOfUnsupported} types"] }
            : loss;
    }

    // The obstacles of a graph that was not read to its end are not all of them; one of them is enough there.
    private static DialectAnswer AnswerOf(Dialect dialect, ShapeGraph graph, bool hasEnded)
    {
        graph = graph with { IsScanned = true };
        var binding = dialect.Bind(graph);
        return new(dialect.Name, binding.Refusal ?? "", (binding as BoundDialect)?.Demand())
        {
            Obstacles = binding.Refusal is null ? [] : Obstacle.All(dialect, graph, hasEnded ? 1 : Obstacle.Most),
        };
    }

    private static List<Type> TypesOf(Assembly assembly) =>
        [.. assembly.GetTypes().Where(IsOfSource).OrderBy(NameOf, StringComparer.Ordinal)];

    // Closures and their like belong to the compiler; a static class has no values.
    private static bool IsOfSource(Type type)
    {
        for (var current = type; current is not null; current = current.DeclaringType)
        {
            if (current.Name.Contains('<', StringComparison.Ordinal))
                return false;
        }
        return !(type.IsAbstract && type.IsSealed);
    }

    private static bool IsSerializable(Type type) => type.Attributes.HasFlag((TypeAttributes)0x2000);

    private static bool IsClosed(MemberShape member) =>
        member is { HasPlace: true, IsNonSerialized: false }
        && (member.Access != Access.Public || (member.IsProperty ? member.SetAccess != Access.Public : member.IsReadOnly));

    private static bool Matches(Type type, string pattern) =>
        FileSystemName.MatchesSimpleExpression(pattern.Replace('+', '.'), NameOf(type), ignoreCase: false);

    private static string NameOf(Type type) => (type.FullName ?? type.Name).Replace('+', '.');
}

/// <summary>What dialects say of one root type.</summary>
/// <param name="Reason">Why it could not be read, as a sentence; empty where it could.</param>
/// <param name="Answers">Each dialect's answer, in the order asked; none where it could not be read.</param>
public sealed record ScannedType(string Name, string Reason, IReadOnlyList<DialectAnswer> Answers)
{
    /// <summary>User types that it reaches, itself included; null where reading ended at a member that no dialect carries.</summary>
    public int? ReachedTypes { get; init; }

    /// <summary>Members of those types that not everybody may both read and write; null like <see cref="ReachedTypes"/>.</summary>
    public int? ClosedMembers { get; init; }

    /// <summary>Members with data of those types; null like <see cref="ReachedTypes"/>.</summary>
    public int? Members { get; init; }

    /// <summary>What serializers that get the types as they are do not keep, by what they read.</summary>
    public IReadOnlyDictionary<MemberReading, ReadingLoss> Losses { get; init; } = new Dictionary<MemberReading, ReadingLoss>();

    /// <summary>A type that could not be read.</summary>
    internal static ScannedType Unreadable(string name, string reason) => new(name, reason, []);
}

/// <summary>What a dialect says of a root type.</summary>
/// <param name="Refusal">The first thing that it cannot carry, as a sentence that names the member; empty where it carries all.</param>
/// <param name="Demand">What it asks of the code; null where there is a refusal.</param>
public sealed record DialectAnswer(string Dialect, string Refusal, DialectDemand? Demand)
{
    /// <summary>All that it cannot carry, the refusal first; none where it carries all.</summary>
    public IReadOnlyList<Obstacle> Obstacles { get; init; } = [];
}
