using System.Globalization;
using System.Reflection;
using System.Runtime.InteropServices;
using Assay.Core.CSharp;
using Assay.Shapes.Graph;

namespace Assay.Shapes.Reading;

/// <summary>Reads the members that store something. Fields behind events are no data; computed properties store nothing.</summary>
internal static class MemberReader
{
    private const BindingFlags Own = BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly;
    private const string NumberAttribute = "Assay.Conformance.NumberAttribute";

    public static IReadOnlyList<MemberShape> Read(Type type, ObjectShape owner, GraphBuilder graph)
    {
        var events = type.GetEvents(Own).Select(found => found.Name).ToHashSet();
        var declarations = FieldsOf(type.IsGenericType ? type.GetGenericTypeDefinition() : type);
        var properties = new DeclaredProperties(type);
        List<StoredField> stored = [.. FieldsOf(type).Zip(declarations)
            .Where(pair => !BackingField.IsOfEvent(pair.First, events))
            .Select(pair => Stored(type, properties, pair.First, pair.Second))];
        return [.. DeclaredOrder.Of(stored).Select(field => Member(type, field, stored.IndexOf(field), owner, graph))];
    }

    private static StoredField Stored(Type type, DeclaredProperties properties, FieldInfo field, FieldInfo declaration)
    {
        var automatic = BackingField.PropertyOf(properties, field);
        var own = automatic is null ? OwnField.PropertyOf(properties, type.IsGenericType, field) : null;
        return new StoredField(field, declaration, automatic, own);
    }

    // Tokens count up in the order of the source, whatever order reflection gives.
    private static IEnumerable<FieldInfo> FieldsOf(Type type) => type.GetFields(Own).OrderBy(field => field.MetadataToken);

    private static MemberShape Member(Type type, StoredField stored, int place, ObjectShape owner, GraphBuilder graph)
    {
        var (field, declaration, automatic, _) = stored;
        var property = stored.Property;
        var isNonSerialized = field.Attributes.HasFlag((FieldAttributes)0x80);
        var typed = graph.Typed.GetValueOrDefault((TypeFinder.PlainName(type), field.Name));
        var (shape, isNullable) = IsFixedBuffer(field) ? (Without("is a fixed-size buffer"), false)
            : isNonSerialized && !owner.IsValueType ? (Without("is not serialized"), false)
            : typed is not null
            ? (graph.Declare(typed, typed, Nullability.Unknown).Shape, Nullability.Of(declaration).Next(declaration.FieldType))
            : graph.Declare(field.FieldType, declaration.FieldType, Nullability.Of(declaration));
        var setter = property?.SetMethod;
        var access = property?.GetMethod is { } getter ? Accessibility.Of(getter) : Accessibility.Of(field);
        return new MemberShape
        {
            Name = CSharpIdentifier.Clean(property?.Name ?? NameOf(field)),
            StorageField = field.Name,
            StoragePlace = place,
            IsProperty = property is not null,
            HasOwnField = automatic is null,
            HasOwnAccessors = property is not null && (automatic is null || OwnField.HasCode(property)),
            IsStorageReadOnly = field.IsInitOnly,
            Shape = shape,
            UntypedName = typed is null || shape is UnsupportedShape ? null : TypeNaming.NameOf(field.FieldType).CSharpName,
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
            IsNonSerialized = isNonSerialized,
            Marshalling = MarshalReader.Read(field),
            Attributes = AttributeNames.Of(field, property),
            Written = AttributeReader.Of(field, property),
            Number = NumberOf((MemberInfo?)property ?? field),
        };

        UnsupportedShape Without(string reason) => new(TypeNaming.NameOf(field.FieldType), reason, field.FieldType.IsValueType);
    }

    private static int? NumberOf(MemberInfo member) => member.GetCustomAttributesData()
        .FirstOrDefault(attribute => attribute.AttributeType.FullName == NumberAttribute)?.ConstructorArguments[0].Value as int?;

    private static bool IsFixedBuffer(FieldInfo field) =>
        field.GetCustomAttributesData()
            .Any(attribute => attribute.AttributeType.FullName == "System.Runtime.CompilerServices.FixedBufferAttribute");

    // <name>P holds a primary constructor's parameter; <Shop.IPriced.Price>k__BackingField an interface's property.
    private static string NameOf(FieldInfo field)
    {
        var end = field.Name.LastIndexOf('>');
        return field.Name.StartsWith('<') && end > 1 ? field.Name[1..end] : field.Name;
    }
}

/// <summary>
/// What a field stands behind. The compilers name the field of an automatic property <c>Name</c> each in its own way:
/// <c>&lt;Name&gt;k__BackingField</c> (C#), <c>_Name</c> (Visual Basic), <c>Name@</c> (F#), <c>_name</c> or <c>item1</c> (cases of F#
/// unions). The worker's Graphs.Member knows the same names.
/// </summary>
internal static class BackingField
{
    private const string CSharpSuffix = ">k__BackingField";
    private const string EventSuffix = "Event";

    /// <summary>The automatic property of a field; null where the field is the author's own.</summary>
    public static PropertyInfo? PropertyOf(DeclaredProperties properties, FieldInfo field)
    {
        var name = field.Name;
        if (name.StartsWith('<'))
            return name.EndsWith(CSharpSuffix, StringComparison.Ordinal) && !name.Contains('.', StringComparison.Ordinal)
                ? properties.Named(name[1..^CSharpSuffix.Length])
                : null;
        if (name.EndsWith('@'))
            return properties.Named(name[..^1]);
        return IsGenerated(field) && !IsWithEvents(field) && name.Length > 1
            ? properties.Named(name.TrimStart('_')) ?? properties.Named(Capital(name.TrimStart('_')))
            : null;
    }

    /// <summary>Whether a field holds an event's handlers: it has the event's name, and <c>Event</c> behind it in Visual Basic.</summary>
    public static bool IsOfEvent(FieldInfo field, IReadOnlySet<string> events) => events.Contains(field.Name)
        || (field.Name.EndsWith(EventSuffix, StringComparison.Ordinal)
            && events.Contains(field.Name[..^EventSuffix.Length]) && IsGenerated(field));

    // A WithEvents property of Visual Basic does more than store.
    private static bool IsWithEvents(FieldInfo field) => Has(field, "System.Runtime.CompilerServices.AccessedThroughPropertyAttribute");

    private static bool IsGenerated(FieldInfo field) => Has(field, "System.Runtime.CompilerServices.CompilerGeneratedAttribute");

    private static bool Has(FieldInfo field, string attribute) =>
        field.GetCustomAttributesData().Any(found => found.AttributeType.FullName == attribute);

    private static string Capital(string name) => name.Length == 0 ? name : char.ToUpperInvariant(name[0]) + name[1..];
}

/// <summary>
/// What a field of the author's own stands behind: the property whose getter gives it, or that has its name and reads it. The worker's
/// Graphs.Member follows the same rule.
/// </summary>
internal static class OwnField
{
    /// <summary>
    /// The property that is one datum with a field; null where the field is public, or is read by no property or by several of its type.
    /// </summary>
    public static PropertyInfo? PropertyOf(DeclaredProperties properties, bool isGeneric, FieldInfo field)
    {
        if (field.IsPublic || field.IsAssembly || field.Name.StartsWith('<'))
            return null;
        // A generic type's code names its fields through references, which nothing resolves here: their number and the name have to do.
        if (isGeneric)
            return properties.Alike(field).Where(property => DeclaredProperties.IsPlainGetter(property, isGeneric)).ToArray() is [var alike]
                ? alike
                : null;
        PropertyInfo[] readers = [.. properties.ReadersOf(field)];
        PropertyInfo[] named = [.. readers.Where(property => DeclaredProperties.AreAlike(property, field))];
        return named is [var one] ? one : readers is [var only] && DeclaredProperties.IsPlainGetter(only, isGeneric) ? only : null;
    }

    /// <summary>Whether an accessor is of the author's own.</summary>
    public static bool HasCode(PropertyInfo property) => ((MethodInfo?[])[property.GetMethod, property.SetMethod]).OfType<MethodInfo>()
        .Any(accessor => !accessor.IsAbstract
            && accessor.GetCustomAttributesData()
                .All(attribute => attribute.AttributeType.FullName != "System.Runtime.CompilerServices.CompilerGeneratedAttribute"));
}

/// <summary>Reads how a field asks to be marshalled.</summary>
internal static class MarshalReader
{
    /// <summary>What its attribute states; null where it has none.</summary>
    public static MarshalStatement? Read(FieldInfo field)
    {
        var attribute = field.GetCustomAttributesData()
            .FirstOrDefault(found => found.AttributeType.FullName == "System.Runtime.InteropServices.MarshalAsAttribute");
        if (attribute is null)
            return null;
        return new MarshalStatement(
            NameOf(attribute.ConstructorArguments[0].Value),
            Value(attribute, nameof(MarshalAsAttribute.SizeConst)) is { } size && Number(size) > 0 ? Number(size) : null,
            Value(attribute, nameof(MarshalAsAttribute.ArraySubType)) is { } element && Number(element) > 0 ? NameOf(element) : null);
    }

    private static object? Value(CustomAttributeData attribute, string name) =>
        attribute.NamedArguments.Where(argument => argument.MemberName == name).Select(argument => argument.TypedValue.Value)
            .FirstOrDefault();

    private static string NameOf(object? value) => ((UnmanagedType)Number(value)).ToString();

    private static int Number(object? value) => Convert.ToInt32(value, CultureInfo.InvariantCulture);
}
