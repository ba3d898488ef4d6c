using System.Reflection;
using Assay.Shapes.Graph;

namespace Assay.Shapes.Reading;

/// <summary>Walks types breadth first and gives each distinct one its shape.</summary>
internal sealed class GraphBuilder
{
    // class Node<T> { Node<Node<T>> Next; } is a type without end.
    private const int DeepestNesting = 12;

    /// <summary>Types that are read of a root with members that contracts cannot have.</summary>
    public const int MostOfUnsupported = 100;

    private readonly Dictionary<Type, Shape> shapes = [];
    private readonly List<Shape> order = [];
    private readonly Queue<Type> unread = new();
    private readonly HashSet<Type> declared = [];
    private readonly DerivedTypes derived;
    private readonly IReadOnlyList<Type> known;
    private bool isComplete;
    private bool holdsUnsupported;

    /// <param name="assembly">The root's assembly, whose types are all candidates for derived types.</param>
    /// <param name="known">Further candidates.</param>
    public GraphBuilder(Assembly assembly, IReadOnlyList<Type> known)
        : this(DerivedTypes.Among(assembly, known), known)
    {
    }

    /// <param name="derived">Candidates for derived types.</param>
    /// <param name="known">Candidates for what is declared as object.</param>
    public GraphBuilder(DerivedTypes derived, IReadOnlyList<Type> known)
    {
        this.derived = derived;
        this.known = known;
    }

    /// <summary>
    /// Whether reading ends early in a large graph with members that contracts cannot have; the graph then has no more than the way to
    /// them.
    /// </summary>
    public bool EndsAtUnsupported { get; init; }

    /// <summary>
    /// Generic collections that stand in the place of what members are declared as, by the declaring type's full name and the field.
    /// </summary>
    public IReadOnlyDictionary<(string Type, string Field), Type> Typed { get; init; } =
        new Dictionary<(string Type, string Field), Type>();

    /// <summary>Types that values hold, and that serializers are not told of.</summary>
    public IReadOnlyList<Type> Unregistered { get; init; } = [];

    /// <summary>Whether reading ended there.</summary>
    public bool HasEnded { get; private set; }

    /// <summary>Reads the root and everything it reaches.</summary>
    public ShapeGraph Build(Type root, Nullability annotations)
    {
        var shape = Declare(root, root, annotations).Shape;
        foreach (var type in Unregistered)
            ((ObjectShape)ShapeOf(type)).IsUnregistered = true;
        while (!HasEnded && unread.TryDequeue(out var type))
            ReadObject(type, (ObjectShape)shapes[type]);
        if (HasEnded)
            return new ShapeGraph(shape, order);
        isComplete = true;
        LinkHierarchy();
        foreach (var (type, found) in shapes.ToList())
        {
            if (found is ObjectShape { Kind: not ObjectKind.Interface } owner)
                owner.Constructors = ConstructorReader.Read(type, owner, this);
        }
        return new ShapeGraph(shape, order)
        {
            DisabledWarnings = ExperimentalTypes.In(shapes.Where(pair => pair.Value is ObjectShape or EnumShape).Select(pair => pair.Key)),
        };
    }

    /// <summary>The shape of a type that a declaration names, and whether the declared reference may be null.</summary>
    /// <param name="declared">The same type as the declaration writes it, where type parameters may stand.</param>
    /// <param name="annotations">The declaration's nullable annotations, read up to this type.</param>
    public (Shape Shape, bool IsNullable) Declare(Type type, Type declared, Nullability annotations)
    {
        var isNullable = annotations.Next(declared) && !type.IsValueType;
        if (declared.IsGenericParameter)
            (declared, annotations) = (type, Nullability.NeverNull);
        var shape = ShapeOf(type);
        switch (shape)
        {
            case CollectionShape collection:
                var (element, declaredElement) = type.IsArray
                    ? (type.GetElementType()!, declared.GetElementType()!)
                    : (ArgumentOf(type, 0), ArgumentOf(declared, 0));
                (collection.Element, var isElementNullable) = Declare(element, declaredElement, annotations);
                collection.IsElementNullable |= isElementNullable;
                break;
            case DictionaryShape dictionary:
                dictionary.Key = Declare(ArgumentOf(type, 0), ArgumentOf(declared, 0), annotations).Shape;
                (dictionary.Value, var isValueNullable) = Declare(ArgumentOf(type, 1), ArgumentOf(declared, 1), annotations);
                dictionary.IsValueNullable |= isValueNullable;
                break;
            case NullableShape nullable:
                nullable.Element = Declare(ArgumentOf(type, 0), ArgumentOf(declared, 0), annotations).Shape;
                break;
            case TupleShape tuple:
                tuple.Elements = [
                    .. type.GetGenericArguments().Select((argument, i) => Declare(argument, ArgumentOf(declared, i), annotations).Shape)];
                break;
            default:
                foreach (var argument in declared.GetGenericArguments())
                    Skip(argument, annotations);
                break;
        }
        if (!isComplete && this.declared.Add(type))
            AddDerived(type, shape);
        return (shape, isNullable);
    }

    private static Type ArgumentOf(Type type, int index) => type.GetGenericArguments()[index];

    // The arguments of a generic user type have annotations too; they must be passed over to reach those that follow.
    private static void Skip(Type declared, Nullability annotations)
    {
        annotations.Next(declared);
        foreach (var argument in declared.HasElementType ? [declared.GetElementType()!] : declared.GetGenericArguments())
            Skip(argument, annotations);
    }

    private Shape ShapeOf(Type type)
    {
        if (shapes.TryGetValue(type, out var shape))
            return shape;
        shape = ShapeFactory.Create(type);
        if (isComplete)
        {
            // Only constructors still ask: a parameter may be a collection of known types, but brings no type of its own into the graph.
            var isNameable = shape is ObjectShape { IsNameable: true } or EnumShape { IsNameable: true };
            return shape is ObjectShape or EnumShape
                ? new UnsupportedShape(shape.TypeName, "is not stored in any member", shape.IsValueType) { IsNameable = isNameable }
                : shape;
        }
        if (NestingOf(type) > DeepestNesting)
            throw new ShapeException(
                $"{order.FirstOrDefault(shape)} leads to type arguments or arrays more than {DeepestNesting} deep, perhaps without end. "
                    + "Name another root.");
        shapes.Add(type, shape);
        order.Add(shape);
        if (shape is ObjectShape)
            unread.Enqueue(type);
        return shape;
    }

    private static int NestingOf(Type type)
    {
        var deepest = 0;
        foreach (var argument in type.HasElementType ? [type.GetElementType()!] : type.IsGenericType ? type.GetGenericArguments() : [])
            deepest = Math.Max(deepest, NestingOf(argument));
        return deepest + 1;
    }

    private void AddDerived(Type type, Shape shape)
    {
        var derived = shape switch
        {
            PrimitiveShape { Kind: PrimitiveKind.Object } => known,
            ObjectShape { IsSealed: false, IsValueType: false } => this.derived.Of(type),
            _ => [],
        };
        foreach (var candidate in derived)
        {
            if (shapes.ContainsKey(candidate) || ShapeFactory.Create(candidate) is ObjectShape)
                ShapeOf(candidate);
        }
    }

    private void ReadObject(Type type, ObjectShape shape)
    {
        if (type.BaseType is { } parent && !RuntimeTypes.IsRuntimeAssembly(parent.Assembly.GetName().Name))
            shape.Base = (ObjectShape)ShapeOf(parent);
        else if (shape.RuntimeBase is not null)
            ReadRuntimeBase(type.BaseType!, shape);
        shape.Members = MemberReader.Read(type, shape, this);
        holdsUnsupported |= shape.Members.Any(
            member => (member.HasPlace || member.IsClosed)
                && member.Shape.FirstPart(part => part is UnsupportedShape { HasText: false }) is not null);
        HasEnded = EndsAtUnsupported && holdsUnsupported && shapes.Count > MostOfUnsupported;
    }

    // class Orders : List<Order> holds orders, in no member of its own.
    private void ReadRuntimeBase(Type parent, ObjectShape shape)
    {
        var declared = Declare(parent, parent, Nullability.Unknown).Shape;
        if (declared is CollectionShape or DictionaryShape)
            shape.OwnCollected = declared;
        foreach (var argument in parent.GetGenericArguments())
            Declare(argument, argument, Nullability.Unknown);
    }

    private void LinkHierarchy()
    {
        foreach (var (type, shape) in shapes)
        {
            if (shape is not ObjectShape owner)
                continue;
            var inherited = type.BaseType?.GetInterfaces() ?? [];
            owner.Interfaces = [.. type.GetInterfaces().Except(inherited)
                .Select(face => shapes.GetValueOrDefault(face)).OfType<ObjectShape>()
                .OrderBy(face => face.TypeName.CSharpName, StringComparer.Ordinal)];
        }
        var derived = order.OfType<ObjectShape>()
            .SelectMany(shape => shape.Interfaces.Append(shape.Base).OfType<ObjectShape>().Distinct().Select(parent => (parent, shape)))
            .OrderBy(pair => pair.shape.TypeName.CSharpName, StringComparer.Ordinal)
            .ToLookup(pair => pair.parent, pair => pair.shape);
        foreach (var owner in order.OfType<ObjectShape>())
        {
            owner.Derived = [.. derived[owner].Where(other => !other.IsUnregistered)];
            owner.Unregistered = [.. derived[owner].Where(other => other.IsUnregistered)];
        }
    }
}
