using Assay.Shapes.Emission;
using Assay.Shapes.Graph;

namespace Assay.Shapes.Pruning;

/// <summary>
/// Cuts a root type down to one member. The plain type that is emitted keeps its short name, kind and constructors: some formats write
/// names of types.
/// </summary>
public static class Pruner
{
    private const string Prefix = "One";

    /// <summary>Emits the type.</summary>
    /// <param name="whole">The types; their root is a class or struct.</param>
    /// <param name="member">The member that is left.</param>
    /// <param name="dataSetIdentifier">The data set's name as a C# identifier.</param>
    public static PrunedRoot Prune(ShapeGraph whole, MemberShape member, string dataSetIdentifier)
    {
        var root = (ObjectShape)whole.Root;
        var unnamed = Cut(root, member, root.TypeName, member.StorageField);
        var declared = new ShapeGraph(unnamed, [unnamed]);
        var naming = new ContractNaming(declared, Prefix, dataSetIdentifier);
        var name = naming.FindName(unnamed)!;
        var typeName =
            new TypeName(name.Namespace, name.Path, name.CSharpName, root.TypeName.ShortName, $"{name.ReflectionName}, {Prefix}");
        var cut = Cut(root, member, typeName, naming.StorageFieldOf(unnamed.Members[0]));
        var space = $"OneMember.{dataSetIdentifier}";
        return new PrunedRoot(
            new ShapeGraph(cut, [cut, .. Reachable.From(member.Shape, whole)])
            {
                Origin = new GraphOrigin(whole, member, null),
                HasCode = whole.HasCode,
                Helpers = whole.Helpers,
                DisabledWarnings = whole.DisabledWarnings,
            },
            $"global::{space}.{PickEmitter.ClassName}.{PickEmitter.MethodName}",
            [.. new ContractEmitter(declared, naming, new NoDecoration()).Emit(), PickEmitter.Emit(root, member, cut, space)]);
    }

    private static ObjectShape Cut(ObjectShape root, MemberShape member, TypeName name, string storage)
    {
        var cut = new ObjectShape(name, root.Kind, root.Access)
        {
            IsNameable = root.IsNameable,
            IsSealed = root.IsSealed,
            IsReadOnly = root.IsReadOnly,
        };
        cut.Members =
        [
            new MemberShape
            {
                Name = member.Name,
                StorageField = storage,
                IsProperty = member.IsProperty,
                Shape = member.Shape,
                DeclaringShape = cut,
                Access = member.Access,
                SetAccess = member.SetAccess,
                IsReadOnly = member.IsReadOnly,
                IsInitOnly = member.IsInitOnly,
                IsRequired = member.IsRequired,
                IsNullable = member.IsNullable,
            },
        ];
        // Without parameters a struct's constructor would not be the one that it had.
        cut.Constructors = [
            .. root.Constructors.Select(constructor => For(member, constructor))
                .Where(constructor => !cut.IsValueType || constructor.Parameters.Count > 0)];
        return cut;
    }

    private static ConstructorShape For(MemberShape member, ConstructorShape constructor) => constructor with
    {
        Parameters = [.. constructor.Parameters.Where(parameter =>
            string.Equals(parameter.Name, member.Name, StringComparison.OrdinalIgnoreCase) && MemberChoice.IsNameable(parameter.Shape))],
    };

    private sealed class NoDecoration : ContractDecoration;
}

/// <summary>A root type cut down to one member, as a plain type of its own.</summary>
/// <param name="Graph">The graph, whose root is the emitted type; every other type of it is the user's own.</param>
/// <param name="Pick">The emitted method that copies the member out of a whole value, such as
/// <c>global::OneMember.Books.Pick.From</c>.</param>
/// <param name="Files">The emitted type and method.</param>
public sealed record PrunedRoot(ShapeGraph Graph, string Pick, IReadOnlyList<EmittedFile> Files);

/// <summary>The part of a graph that one of its shapes leads to.</summary>
internal static class Reachable
{
    /// <summary>The shape and all that it leads to, in the order of the graph.</summary>
    public static IEnumerable<Shape> From(Shape start, ShapeGraph graph)
    {
        var found = new HashSet<Shape>(ReferenceEqualityComparer.Instance) { start };
        var open = new Stack<Shape>(found);
        while (open.TryPop(out var shape))
        {
            foreach (var next in NextOf(shape).Where(found.Add))
                open.Push(next);
        }
        return graph.Shapes.Where(found.Contains);
    }

    private static IEnumerable<Shape> NextOf(Shape shape) => shape is ObjectShape type
        ? [.. type.Members.Select(member => member.Shape), .. type.Interfaces, .. type.Derived,
            .. new[] { type.Base, type.OwnCollected }.OfType<Shape>()]
        : shape.Parts;
}
