using System.Reflection;

namespace Assay.Shapes.Reading;

/// <summary>
/// Whether type arguments may stand in a generic type: metadata alone is read, and that closes a type over anything, which no compiler then
/// takes.
/// </summary>
internal static class TypeConstraints
{
    private const string Unmanaged = "System.Runtime.CompilerServices.IsUnmanagedAttribute";

    /// <summary>The first constraint that an argument does not meet, in words; null where all are met.</summary>
    public static string? FirstUnmet(Type definition, IReadOnlyList<Type> arguments)
    {
        var parameters = definition.GetGenericArguments();
        return parameters.Select((parameter, i) => Unmet(parameter, parameters, arguments, arguments[i]))
            .FirstOrDefault(unmet => unmet is not null);
    }

    private static string? Unmet(Type parameter, Type[] parameters, IReadOnlyList<Type> arguments, Type argument)
    {
        var special = parameter.GenericParameterAttributes & GenericParameterAttributes.SpecialConstraintMask;
        string? wanted = null;
        if (special.HasFlag(GenericParameterAttributes.NotNullableValueTypeConstraint) && (!argument.IsValueType || IsNullable(argument)))
            wanted = IsUnmanaged(parameter) ? "an unmanaged type" : "a struct";
        else if (special.HasFlag(GenericParameterAttributes.ReferenceTypeConstraint) && argument.IsValueType)
            wanted = "a class";
        else if (IsUnmanaged(parameter) && HoldsReferences(argument))
            wanted = "an unmanaged type";
        else if (special.HasFlag(GenericParameterAttributes.DefaultConstructorConstraint)
            && !argument.IsValueType && !HasConstructor(argument))
            wanted = "a type with a public parameterless constructor";
        else if (parameter.GetGenericParameterConstraints()
            .FirstOrDefault(constraint => !Fits(constraint, parameters, arguments, argument)) is { } unmet)
            wanted = TypeNaming.NameOf(Substituted(unmet, parameters, arguments)).ShortName;
        return wanted is null ? null : $"{TypeNaming.NameOf(argument).ShortName} cannot be {parameter.Name}, which must be {wanted}";
    }

    /// <summary>
    /// Whether an argument fits a type that is named as a constraint; where that names type parameters, their arguments stand in.
    /// </summary>
    private static bool Fits(Type constraint, Type[] parameters, IReadOnlyList<Type> arguments, Type argument)
    {
        try
        {
            return IsValueTypeItself(constraint) || Substituted(constraint, parameters, arguments).IsAssignableFrom(argument);
        }
        catch (Exception exception) when (exception is ArgumentException or NotSupportedException)
        {
            // What cannot be told from metadata is the compiler's to refuse.
            return true;
        }
    }

    private static Type Substituted(Type type, Type[] parameters, IReadOnlyList<Type> arguments)
    {
        if (type.IsGenericParameter)
            return Array.IndexOf(parameters, type) is >= 0 and var index ? arguments[index] : type;
        return type.IsGenericType && type.ContainsGenericParameters
            ? type.GetGenericTypeDefinition()
                .MakeGenericType([.. type.GetGenericArguments().Select(argument => Substituted(argument, parameters, arguments))])
            : type;
    }

    // "struct" is kept as a flag and as this base type, too.
    private static bool IsValueTypeItself(Type constraint) => constraint.FullName == "System.ValueType";

    private static bool IsNullable(Type type) => type.IsGenericType && TypeNaming.DefinitionNameOf(type) == "System.Nullable`1";

    private static bool IsUnmanaged(Type parameter) =>
        parameter.GetCustomAttributesData().Any(attribute => attribute.AttributeType.FullName == Unmanaged);

    private static bool HasConstructor(Type type) => !type.IsAbstract && type.GetConstructor(Type.EmptyTypes) is not null;

    private static bool HoldsReferences(Type type) => !type.IsValueType
        || (!type.IsPrimitive
            && !type.IsEnum
            && type.GetFields(BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic)
                .Any(field => field.FieldType != type && !field.FieldType.IsPointer && HoldsReferences(field.FieldType)));
}
