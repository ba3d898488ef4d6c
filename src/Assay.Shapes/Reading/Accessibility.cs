using System.Reflection;
using Assay.Shapes.Graph;

namespace Assay.Shapes.Reading;

/// <summary>Reads accessibility.</summary>
internal static class Accessibility
{
    public static Access Of(Type type) => (type.Attributes & TypeAttributes.VisibilityMask) switch
    {
        TypeAttributes.Public or TypeAttributes.NestedPublic => Access.Public,
        TypeAttributes.NestedFamORAssem => Access.ProtectedInternal,
        TypeAttributes.NotPublic or TypeAttributes.NestedAssembly => Access.Internal,
        TypeAttributes.NestedFamily => Access.Protected,
        TypeAttributes.NestedFamANDAssem => Access.PrivateProtected,
        _ => Access.Private,
    };

    public static Access Of(FieldInfo field) => Of((MethodAttributes)(field.Attributes & FieldAttributes.FieldAccessMask));

    public static Access Of(MethodBase method) => Of(method.Attributes & MethodAttributes.MemberAccessMask);

    // Fields and methods use the same numbers.
    private static Access Of(MethodAttributes access) => access switch
    {
        MethodAttributes.Public => Access.Public,
        MethodAttributes.FamORAssem => Access.ProtectedInternal,
        MethodAttributes.Assembly => Access.Internal,
        MethodAttributes.Family => Access.Protected,
        MethodAttributes.FamANDAssem => Access.PrivateProtected,
        _ => Access.Private,
    };
}
