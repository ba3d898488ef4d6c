using Assay.Shapes.Adoption;
using Assay.Shapes.Emission;
using Assay.Shapes.Graph;

namespace Assay.Shapes.Dialects.Cgbr;

/// <summary>
/// CGbR: partial classes, one a file, which the library's own program reads line by line and writes the other part of. What it does not understand of a line it leaves out
/// without a word; that is emitted all the same, so that the loss is seen. A root that is no object stands in one of its own.
/// </summary>
/// <param name="isJson">Whether the generated part writes JSON; otherwise it writes binary. A class can carry more of the one than of the other.</param>
public sealed class CgbrDialect(bool isJson) : Dialect
{
    /// <inheritdoc/>
    public override string Name => isJson ? "cgbr-json" : "cgbr";

    /// <inheritdoc/>
    public override string? OneMemberRefusal => isJson ? null : "CGbR writes members by position: a class of one member reads what stands first.";

    private string Prefix => isJson ? "CgbrJson" : "Cgbr";

    /// <inheritdoc/>
    public override string? Refuse(ShapeGraph graph) => base.Refuse(graph) ?? CgbrRefusal.Find(graph, new CgbrTypes(isJson));

    /// <inheritdoc/>
    public override DialectDemand Demand(ShapeGraph graph)
    {
        var naming = new ContractNaming(graph, Prefix);
        return DecorationDemand.Of(graph, naming, new CgbrDecoration(CgbrDecoration.Space));
    }

    /// <inheritdoc/>
    public override EmittedContract Emit(ShapeGraph graph, EmissionContext context)
    {
        var naming = new ContractNaming(graph, Prefix, context.Qualifier);
        var space = naming.Namespace == Prefix ? $"{Prefix}.{context.DataSetIdentifier}" : naming.Namespace;
        var files = new CgbrFiles(graph, naming, space);
        var mapped = $"{context.DataSetIdentifier}Contract";
        if (graph.Root is ObjectShape)
        {
            var root = naming.TypeNameOf(graph.Root);
            var request = new MapperRequest(graph, naming, $"Mappers.{space}", mapped, [.. Calls(root)]);
            return new EmittedContract(root, $"new global::{request.Namespace}.{mapped}()", [.. files.Types(), context.Mapper.Emit(request)]);
        }
        var holder = new CgbrHolder(graph.Root, naming, files, $"{context.DataSetIdentifier}Root", mapped);
        return new EmittedContract(
            holder.TypeName,
            $"new global::{holder.Namespace}.{holder.ContractName}()",
            [.. files.Types(), holder.EmitType(), holder.EmitContract(Calls(holder.TypeName)), context.Mapper.Emit(new MapperRequest(graph, naming, holder.Namespace, mapped, []))]);
    }

    // The generated methods belong to no interface that an adapter could call.
    private IReadOnlyList<string> Calls(string root) => !isJson ? [] :
    [
        $"new global::System.Func<{root}, string>(static value => value.ToJson())",
        $"new global::System.Func<string, {root}>(static json => new {root}().FromJson(json))",
        $"new global::System.Action<{root}, global::System.IO.TextWriter>(static (value, writer) => value.IncludeJson(writer))",
        $"new global::System.Func<global::Newtonsoft.Json.JsonReader, {root}>(static reader => new {root}().FromJson(reader))",
    ];
}
