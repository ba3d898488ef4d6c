using Assay.Shapes.Graph;

namespace Assay.Shapes.Emission;

/// <summary>Emits a copy of every user type of a graph, one file for each type that is not nested.</summary>
/// <param name="graph">The plain types.</param>
/// <param name="naming">The names of their copies.</param>
/// <param name="decoration">What the dialect adds.</param>
/// <param name="order">The order that sorted collections ask of some of the types; null for none.</param>
public sealed class ContractEmitter(ShapeGraph graph, ContractNaming naming, ContractDecoration decoration, ContractOrder? order = null)
{
    private readonly TypeWriter _types = new(naming, decoration, order);

    /// <summary>Emits the files, sorted by name.</summary>
    public IReadOnlyList<EmittedFile> Emit()
    {
        var types = graph.Shapes.Select(shape => (Shape: shape, Name: naming.FindName(shape)!)).Where(type => type.Name is not null).ToList();
        return [.. types.GroupBy(type => (type.Name.Namespace, Top: type.Name.Path[0]))
            .Select(group => EmitFile(group.Key.Namespace, group.Key.Top, [.. group]))
            .OrderBy(file => file.Name, StringComparer.Ordinal)];
    }

    private EmittedFile EmitFile(string space, string top, List<(Shape Shape, ContractTypeName Name)> types)
    {
        var writer = CodeWriter.ForFile([.. decoration.DisabledWarnings]);
        writer.Line($"namespace {space};");
        writer.Line();
        WriteLevel([top], types, writer);
        return new EmittedFile($"{space.Replace("@", "", StringComparison.Ordinal)}.{top}.g.cs", writer.ToString());
    }

    private void WriteLevel(IReadOnlyList<string> path, List<(Shape Shape, ContractTypeName Name)> types, CodeWriter writer)
    {
        var own = types.Find(type => type.Name.Path.SequenceEqual(path)).Shape;
        var inner = types.Where(type => type.Name.Path.Count > path.Count && type.Name.Path.Take(path.Count).SequenceEqual(path))
            .Select(type => type.Name.Path[path.Count])
            .Distinct()
            .Order(StringComparer.Ordinal)
            .ToList();
        if (own is EnumShape enumeration)
        {
            _types.WriteEnum(enumeration, writer);
            return;
        }
        using (own is ObjectShape type ? _types.OpenObject(type, writer) : OpenHolder(path[^1], types, writer))
        {
            foreach (var name in inner)
            {
                writer.Line();
                WriteLevel([.. path, name], types, writer);
            }
        }
    }

    // A containing type outside the graph has no members that matter, but its name does: types keep their nesting.
    private IDisposable OpenHolder(string name, List<(Shape Shape, ContractTypeName Name)> types, CodeWriter writer)
    {
        var isPublic = types.Any(type => type.Shape is EnumShape or ObjectShape { IsNameable: true });
        return writer.Block($"{(isPublic ? "public" : "internal")} abstract {(decoration.IsPartial ? "partial " : "")}class {CSharpIdentifier.Escape(name)}");
    }
}
