using Assay.Shapes.Emission;
using Assay.Shapes.Graph;

namespace Assay.Mapping.Tests.Compilation;

/// <summary>Contract types that are the plain types' own source in another namespace and assembly.</summary>
internal sealed class CopiedNames(string assembly) : IContractNames
{
    private const string Plain = "Assay.Mapping.Tests.Types";

    public static string Contract => "Contracts";

    public bool IsEmitted(Shape shape) => shape.TypeName.Namespace == Plain;

    public string TypeNameOf(Shape shape) =>
        shape.TypeName.CSharpName.Replace("global::" + Plain, "global::" + Contract, StringComparison.Ordinal);

    public string ReflectionNameOf(Shape shape) => shape.TypeName.ReflectionName
        .Replace(Plain + ".", Contract + ".", StringComparison.Ordinal)
        .Replace(", Assay.Mapping.Tests", ", " + assembly, StringComparison.Ordinal);

    public bool IsNameable(Shape shape) => shape switch
    {
        ObjectShape type => type.IsNameable,
        EnumShape type => type.IsNameable,
        _ => true,
    };

    public string MemberNameOf(MemberShape member) => member.Name;

    public string StorageFieldOf(MemberShape member) => member.StorageField;
}
