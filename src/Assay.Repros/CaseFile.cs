using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Assay.Repros;

/// <summary>A C# file with one value: the class that makes it, and its types.</summary>
internal sealed class CaseFile
{
    private const string Factory = "Make";
    private const string Inspection = "Inspect";
    private readonly ClassDeclarationSyntax maker;

    public CaseFile(string source)
    {
        CompilationUnitSyntax root = SyntaxFactory.ParseCompilationUnit(source, options: ReproCompiler.Options);
        BaseTypeDeclarationSyntax[] all = [.. root.DescendantNodes().OfType<BaseTypeDeclarationSyntax>().Where(type => type.Parent is not TypeDeclarationSyntax)];
        maker = all.OfType<ClassDeclarationSyntax>().First(type => type.Members.OfType<MethodDeclarationSyntax>().Any(method => method.Identifier.Text == Factory));
        Types = [.. all.Where(type => type != maker)];
        Usings = [.. root.Usings.Select(line => line.Name!.ToString())];
    }

    /// <summary>The types of the value.</summary>
    public IReadOnlyList<BaseTypeDeclarationSyntax> Types { get; }

    /// <summary>Namespaces that the file uses.</summary>
    public IReadOnlyList<string> Usings { get; }

    /// <summary>The type of the value, as C#.</summary>
    public string Root => Method(Factory)!.ReturnType.ToString();

    /// <summary>Whether the value says more of itself than its members do.</summary>
    public bool HasInspection => Method(Inspection) is not null;

    /// <summary>The members of the class, as functions of a program without classes.</summary>
    public IReadOnlyList<string> Functions =>
    [
        .. maker.Members.OfType<MethodDeclarationSyntax>().Select(method => SourceText.Of(method
            .WithModifiers(SyntaxFactory.TokenList(SyntaxFactory.Token(method.GetLeadingTrivia(), SyntaxKind.StaticKeyword, SyntaxFactory.TriviaList(SyntaxFactory.Space))))
            .WithAttributeLists([]))),
    ];

    private MethodDeclarationSyntax? Method(string name) => maker.Members.OfType<MethodDeclarationSyntax>().FirstOrDefault(method => method.Identifier.Text == name);
}
