using System.Reflection;
using Assay.Shapes.Emission;
using Assay.Shapes.Graph;

namespace Assay.Shapes.Reading;

/// <summary>Reads the members that store something. Fields behind events are no data; computed properties store nothing.</summary>
internal static class MemberReader
{
    private const BindingFlags Own = BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly;

    public static IReadOnlyList<MemberShape> Read(Type type, ObjectShape owner, GraphBuilder graph)
    {
        var events = type.GetEvents(Own).Select(found => found.Name).ToHashSet();
        var declarations = FieldsOf(type.IsGenericType ? type.GetGenericTypeDefinition() : type);
        return [.. FieldsOf(type).Zip(declarations)
            .Where(pair => !BackingField.IsOfEvent(pair.First, events))
            .Select(pair => Member(type, pair.First, pair.Second, owner, graph))];
    }

    // Tokens count up in the order of the source, whatever order reflection gives.
    private static IEnumerable<FieldInfo> FieldsOf(Type type) => type.GetFields(Own).OrderBy(field => field.MetadataToken);

    private static MemberShape Member(Type type, FieldInfo field, FieldInfo declaration, ObjectShape owner, GraphBuilder graph)
    {
        var property = BackingField.PropertyOf(type, field);
        var (shape, isNullable) = IsFixedBuffer(field)
            ? (new UnsupportedShape(TypeNaming.NameOf(field.FieldType), "is a fixed-size buffer", isValueType: true), false)
            : graph.Declare(field.FieldType, declaration.FieldType, Nullability.Of(declaration));
        var setter = property?.SetMethod;
        var access = property?.GetMethod is { } getter ? Accessibility.Of(getter) : Accessibility.Of(field);
        return new MemberShape
        {
            Name = property?.Name ?? NameOf(field),
            StorageField = field.Name,
            IsProperty = property is not null,
            Shape = shape,
            DeclaringShape = owner,
            Access = access,
            SetAccess = property is null ? access : setter is null ? null : Accessibility.Of(setter),
            IsReadOnly = field.IsInitOnly || (property is not null && setter is null),
            IsInitOnly = setter?.ReturnParameter.GetRequiredCustomModifiers().Any(modifier => modifier.Name == "IsExternalInit") == true,
            IsRequired = ((MemberInfo?)property ?? field).GetCustomAttributesData()
                .Any(attribute => attribute.AttributeType.FullName == "System.Runtime.CompilerServices.RequiredMemberAttribute"),
            IsVirtual = property?.GetMethod is { IsVirtual: true, IsFinal: false },
            IsOverride = property?.GetMethod is { IsVirtual: true } accessor && !accessor.Attributes.HasFlag(MethodAttributes.NewSlot),
            IsNullable = isNullable,
            IsNonSerialized = field.Attributes.HasFlag((FieldAttributes)0x80),
            Marshalling = MarshalReader.Read(field),
            Attributes = AttributeNames.Of(field, property),
        };
    }

    private static bool IsFixedBuffer(FieldInfo field) =>
        field.GetCustomAttributesData().Any(attribute => attribute.AttributeType.FullName == "System.Runtime.CompilerServices.FixedBufferAttribute");

    // <name>P holds a primary constructor's parameter; <Shop.IPriced.Price>k__BackingField an interface's property.
    private static string NameOf(FieldInfo field)
    {
        var end = field.Name.LastIndexOf('>');
        return CSharpIdentifier.Clean(field.Name.StartsWith('<') && end > 1 ? field.Name[1..end] : field.Name);
    }
}
