using Assay.Shapes.Adoption;
using Assay.Shapes.Emission;
using Assay.Shapes.Graph;

namespace Assay.Shapes.Dialects.Attributes;

/// <summary>
/// <c>partial</c>, <c>[DataContract]</c>, <c>[DataMember]</c>; one file for each type, which CGbR's generator reads line by line and writes
/// the other part of. What it silently leaves out is emitted all the same, so that the loss is seen. An object around a root that is not
/// one.
/// </summary>
/// <param name="isJson">Whether the generated part writes JSON; otherwise it writes binary. A class can carry more of the one than of the
/// other.</param>
public sealed class CgbrDialect(bool isJson) : Dialect
{
    /// <inheritdoc/>
    public override string Name => isJson ? "cgbr-json" : "cgbr";

    /// <inheritdoc/>
    public override string? OneMemberRefusal =>
        isJson ? null : "CGbR writes members by position: a class of one member reads whatever comes first.";

    /// <inheritdoc/>
    public override string Prefix => isJson ? "CgbrJson" : "Cgbr";

    private protected override DialectBinding BindData(ShapeGraph graph, string? qualifier) =>
        CgbrRefusal.Find(graph, new CgbrTypes(isJson)) is { } sentence
        ? new DialectRefusal(sentence)
        : new BoundCgbrDialect(graph, new ContractNaming(graph, Prefix, qualifier, hasCode: false), isJson);
}

/// <summary>Emits the classes, their mapper, and the class around a root that is no object.</summary>
/// <param name="naming">Names of the classes.</param>
/// <param name="isJson">Whether the generated part writes JSON.</param>
internal sealed class BoundCgbrDialect(ShapeGraph graph, ContractNaming naming, bool isJson) : BoundDialect(naming.Qualifier)
{
    /// <inheritdoc/>
    public override DialectDemand Demand() => DecorationDemand.Of(graph, naming, new CgbrDecoration(CgbrDecoration.Space));

    /// <inheritdoc/>
    public override EmittedContract Emit(EmissionContext context)
    {
        var space = naming.NamespaceFor(context);
        var files = new CgbrFiles(graph, naming, space);
        var mapped = $"{context.DataSetIdentifier}Contract";
        if (graph.Root is ObjectShape)
        {
            var root = naming.TypeNameOf(graph.Root);
            var request = new MapperRequest(graph, naming, $"Mappers.{space}", mapped, [.. Calls(root)]);
            return new EmittedContract(
                root, $"new global::{request.Namespace}.{mapped}()", [.. files.Types(), context.Mapper.Emit(request)]);
        }
        var holder = new CgbrHolder(graph.Root, naming, files, $"{context.DataSetIdentifier}Root", mapped);
        return new EmittedContract(
            holder.TypeName,
            $"new global::{holder.Namespace}.{holder.ContractName}()",
            [.. files.Types(), holder.EmitType(), holder.EmitContract(Calls(holder.TypeName)),
                context.Mapper.Emit(new MapperRequest(graph, naming, holder.Namespace, mapped, []))]);
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

/// <summary>The attributes of data contracts, each by its short name and on a line of its own: the generator reads no other.</summary>
/// <param name="space">What stands before a name; empty where the generator reads it.</param>
internal sealed class CgbrDecoration(string space) : ContractDecoration
{
    /// <summary>What stands before the names of attributes elsewhere.</summary>
    public const string Space = "global::System.Runtime.Serialization.";

    public override bool IsPartial => true;

    public override IEnumerable<string> AttributesOf(ObjectShape type) => [$"[{space}DataContract]"];

    public override IEnumerable<string> AttributesOf(MemberShape member) =>
        member.IsNonSerialized ? [$"[{(member.IsProperty ? "field: " : "")}NonSerialized]"] : [$"[{space}DataMember]"];
}

/// <summary>What the generator cannot read, or writes code for that does not compile.</summary>
internal static class CgbrRefusal
{
    /// <summary>Why, as a sentence; null where everything compiles.</summary>
    public static string? Find(ShapeGraph graph, CgbrTypes types) =>
        graph.Objects.Select(OfType).Concat(graph.Shapes.OfType<EnumShape>().Select(Nested)).FirstOrDefault(reason => reason is not null)
        ?? OfNames(graph)
        ?? graph.Objects.SelectMany(type => type.Members).Where(member => member is { HasPlace: true, IsNonSerialized: false })
            .Select(member => OfMember(member, types)).FirstOrDefault(reason => reason is not null)
        ?? (graph.Root is ObjectShape || types.Compiles(graph.Root)
            ? null
            : $"CGbR generates no {types.Format} code that compiles for this member: the root is {Finding.WithArticle(graph.Root)}.");

    private static string? OfType(ObjectShape type)
    {
        if (type.Kind != ObjectKind.Class)
            return $"CGbR's generator supports only classes: {type} is a {KindOf(type)}.";
        if (Nested(type) is { } nested)
            return nested;
        if (type.IsAbstract)
            return $"CGbR's generated code must create instances: {type} is abstract.";
        return type.Constructors.Any(constructor => constructor.Parameters.Count == 0 && constructor.Access >= Access.Internal)
            ? null
            : $"CGbR's generated code needs a parameterless constructor: {type} has none it can call.";
    }

    private static string? Nested(Shape type) =>
        type.TypeName.Path.Count > 1
            ? $"CGbR's generator reads one type per file: {string.Join('.', type.TypeName.Path)} is nested in another type."
            : null;

    private static string? OfNames(ShapeGraph graph) =>
        graph.Shapes.Where(shape => shape is ObjectShape or EnumShape).GroupBy(shape => shape.TypeName.Name)
            .FirstOrDefault(group => group.Count() > 1) is { } twice
            ? $"CGbR's generator finds types by their short names: there are two {twice.Key}."
            : null;

    private static string? OfMember(MemberShape member, CgbrTypes types)
    {
        if (types.Generated.Contains(member.Name))
            return $"CGbR's generated code already has a member named {member.Name}: {member} conflicts with it.";
        if (member.IsVirtual)
            return $"CGbR's generator does not understand this modifier: {member} is virtual.";
        if (member.Access is Access.PrivateProtected or Access.ProtectedInternal)
            return $"CGbR's generator does not support two-word access modifiers: {member} is {Spelling.Of(member.Access)}.";
        if (member.IsRequired)
            return $"CGbR's generated code sets members after construction: {member} is required.";
        if (member.IsReadOnly || member.IsInitOnly || member.SetAccess is null)
            return $"CGbR's generated code sets members after construction: {member} cannot be set then.";
        return types.Compiles(member.Shape)
            ? null
            : $"CGbR generates no {types.Format} code that compiles for this member: {member} is {Finding.WithArticle(member.Shape)}.";
    }

    private static string KindOf(ObjectShape type) =>
        type.Kind == ObjectKind.RecordStruct ? "record struct" : type.Kind.ToString().ToLowerInvariant();
}
