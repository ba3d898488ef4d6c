using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Assay.Repros;

/// <summary>
/// Leaves out of decompiled types what does not compile in one file, such as attributes of packages that the file does not have.
/// </summary>
internal sealed class ReproRepair(ReproCompiler compiler)
{
    private const int MostRounds = 20;

    /// <summary>The file without it; what cannot be left out stays.</summary>
    /// <param name="fixedTypes">Names of types that are left as they are.</param>
    public string Repair(string source, IReadOnlySet<string> fixedTypes)
    {
        for (var round = 0; round < MostRounds; round++)
        {
            var errors = compiler.ErrorsIn(source);
            var root = SyntaxFactory.ParseCompilationUnit(source, options: ReproCompiler.Options);
            SyntaxNode[] gone = [.. errors.Select(error => Removable(root.FindNode(error), fixedTypes)).OfType<SyntaxNode>().Distinct()];
            if (gone.Length == 0)
                return source;
            source =
                SourceText.Tidy(root.RemoveNodes(gone, SyntaxRemoveOptions.KeepNoTrivia)!.ToFullString().ReplaceLineEndings("\n")) + "\n";
        }

        return source;
    }

    private static SyntaxNode? Removable(SyntaxNode node, IReadOnlySet<string> fixedTypes)
    {
        SyntaxNode[] around = [.. node.AncestorsAndSelf()];
        if (!around.OfType<BaseTypeDeclarationSyntax>().Any()
            || around.OfType<BaseTypeDeclarationSyntax>().Any(type => fixedTypes.Contains(type.Identifier.Text)))
            return null;
        var found = Array.Find(around, one => one is AttributeSyntax or BaseTypeSyntax or MemberDeclarationSyntax);
        return found switch
        {
            AttributeSyntax { Parent: AttributeListSyntax { Attributes.Count: 1 } list } => list,
            BaseTypeSyntax { Parent: BaseListSyntax { Types.Count: 1 } list } => list,
            BaseTypeDeclarationSyntax => null,
            _ => found,
        };
    }
}
