using Assay.Core.Workloads;
using Assay.Shapes.Graph;

namespace Assay.Shapes.Reading;

/// <summary>Decides what a type is. Children and members are filled in by <see cref="GraphBuilder"/>.</summary>
internal static class ShapeFactory
{
    /// <summary>Makes the shape of a closed type, without its children.</summary>
    public static Shape Create(Type type)
    {
        var name = TypeNaming.NameOf(type);
        var definition = TypeNaming.DefinitionNameOf(type);
        return RuntimeShape(type, name, definition)
            ?? (ReasonAgainst(type, definition) is { } reason ? OfProcess(type, name, reason)
                : LimitAt(type) is { } limit ? Limited(type, name, limit)
                : UserType(type, name));
    }

    private static UnsupportedShape OfProcess(Type type, TypeName name, string reason) => new(name, reason, type.IsValueType)
    {
        IsTakenAsItIs = reason is UnsupportedShape.Delegate or UnsupportedShape.Pointer or UnsupportedShape.Handle,
        IsNameable = type.IsByRef || type.IsPointer || type.IsFunctionPointer || IsNameable(type),
    };

    private static UnsupportedShape Limited(Type type, TypeName name, string reason)
    {
        var hasText = RuntimeValues.ClassOf(type) is not null;
        return new UnsupportedShape(name, reason, type.IsValueType)
        {
            IsLimitOfAssay = true,
            IsTakenAsItIs = hasText || LegacyTypes.AreComparable(type),
            HasText = hasText,
            IsClosed = !hasText && !UntypedCollections.Has(name),
            IsNameable = IsNameable(type),
        };
    }

    private static Shape? RuntimeShape(Type type, TypeName name, string definition)
    {
        if (type.IsArray)
            return new CollectionShape(name, CollectionKind.Array, isValueType: false) { Rank = type.GetArrayRank() };
        if (type.IsPointer || type.IsByRef)
            return null;
        if (RuntimeTypes.IsPrimitive(definition, out var primitive))
            return new PrimitiveShape(name, primitive);
        if (definition == "System.Nullable`1")
            return new NullableShape(name);
        if (RuntimeTypes.IsCollection(definition, out var collection))
            return new CollectionShape(name, collection, type.IsValueType);
        if (RuntimeTypes.IsDictionary(definition, out var dictionary))
            return new DictionaryShape(name, dictionary);
        return RuntimeTypes.IsTuple(definition, out var tuple) ? new TupleShape(name, tuple) : null;
    }

    private static string? ReasonAgainst(Type type, string definition)
    {
        if (type.IsPointer || type.IsByRef || type.IsFunctionPointer)
            return UnsupportedShape.Pointer;
        if (type.IsGenericParameter || type.ContainsGenericParameters)
            return "is an open generic type";
        if (Derives(type, "System.Delegate"))
            return UnsupportedShape.Delegate;
        if (definition is "System.IntPtr" or "System.UIntPtr" || Derives(type, "System.Runtime.InteropServices.SafeHandle"))
            return UnsupportedShape.Handle;
        return type.IsByRefLike ? "is a ref struct" : null;
    }

    // What may well be data.
    private static string? LimitAt(Type type)
    {
        if (type.IsEnum)
            return null;
        if (RuntimeTypes.IsRuntimeAssembly(type.Assembly.GetName().Name) || RuntimeValues.ClassOf(type) == type)
            return $"is {TypeNaming.NameOf(type).CSharpName.Replace("global::", "", StringComparison.Ordinal)}, a type of the runtime "
                + "that Assay does not look into";
        if (HasAttribute(type, "System.Runtime.CompilerServices.InlineArrayAttribute"))
            return "is an inline array";
        return LegacyTypes.RuntimeBaseOf(type) is { } foreign && !LegacyTypes.MayBeBase(foreign)
            ? $"derives from {TypeNaming.NameOf(foreign).ShortName}, a type of the runtime that Assay does not look into"
            : null;
    }

    private static bool Derives(Type type, string name) => LegacyTypes.Chain(type).Any(current => current.FullName == name);

    private static bool HasAttribute(Type type, string name) =>
        type.GetCustomAttributesData().Any(attribute => attribute.AttributeType.FullName == name);

    private static Shape UserType(Type type, TypeName name) =>
        type.IsEnum
            ? EnumReader.Read(type, name)
            : new ObjectShape(name, KindOf(type), Accessibility.Of(type))
            {
                IsNameable = IsNameable(type),
                IsAbstract = type.IsAbstract,
                IsSealed = type.IsSealed,
                HasStaticConstructor = type.TypeInitializer is not null
                    && !type.Attributes.HasFlag(System.Reflection.TypeAttributes.BeforeFieldInit),
                IsGeneric = type.IsGenericType,
                IsComparable = type.GetInterfaces().Any(face => IsOrderOf(face, type)),
                HasOwnLayout = type.IsValueType && HasOwnLayout(type),
                IsReadOnly = HasAttribute(type, "System.Runtime.CompilerServices.IsReadOnlyAttribute"),
                RuntimeBase = LegacyTypes.RuntimeBaseOf(type) is { } parent ? TypeNaming.NameOf(parent).ShortName : null,
                Attributes = AttributeNames.Of(type),
                Written = AttributeReader.Of(type),
                ImplementedInterfaces = [.. type.GetInterfaces().Select(TypeNaming.DefinitionNameOf)],
            };

    private static bool IsOrderOf(Type face, Type type) => face.FullName == "System.IComparable"
        || (TypeNaming.DefinitionNameOf(face) == "System.IComparable`1" && face.GetGenericArguments()[0].IsAssignableFrom(type));

    // The compiler itself gives an empty struct the size 1.
    private static bool HasOwnLayout(Type type) =>
        !type.IsLayoutSequential
            || !type.IsAnsiClass || type.StructLayoutAttribute is { } layout && (layout.Pack is not (0 or 8) || layout.Size > 1);

    // The compiler marks records only by what it adds to them.
    private static ObjectKind KindOf(Type type)
    {
        const System.Reflection.BindingFlags Own = System.Reflection.BindingFlags.Instance | System.Reflection.BindingFlags.Public
            | System.Reflection.BindingFlags.NonPublic | System.Reflection.BindingFlags.DeclaredOnly;
        if (type.IsInterface)
            return ObjectKind.Interface;
        if (!type.IsValueType)
            return type.GetMethods(Own).Any(method => method.Name == "<Clone>$") ? ObjectKind.Record : ObjectKind.Class;
        return type.GetMethods(Own).Any(method => method.Name == "PrintMembers" && method.ReturnType.FullName == "System.Boolean")
            ? ObjectKind.RecordStruct
            : ObjectKind.Struct;
    }

    private static bool IsNameable(Type type) =>
        type.HasElementType
            ? IsNameable(type.GetElementType()!)
            : type.IsVisible && TypeNaming.IsWritable(type) && type.GetGenericArguments().All(IsNameable);
}
