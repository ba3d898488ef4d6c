using System.Globalization;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Assay.Repros;

/// <summary>A C# file with one value: the class that makes it, and its types.</summary>
internal sealed class CaseFile
{
    private const string FactoryName = "Make";
    private const string Reading = "Read";
    private const string Inspection = "Inspect";
    private readonly ClassDeclarationSyntax maker;

    public CaseFile(string source)
    {
        var root = SyntaxFactory.ParseCompilationUnit(source, options: ReproCompiler.Options);
        BaseTypeDeclarationSyntax[] all = [
            .. root.DescendantNodes().OfType<BaseTypeDeclarationSyntax>().Where(type => type.Parent is not TypeDeclarationSyntax)];
        maker = all.OfType<ClassDeclarationSyntax>()
            .First(type => type.Members.OfType<MethodDeclarationSyntax>().Any(method => method.Identifier.Text == FactoryName));
        Types = [.. all.Where(type => type != maker)];
        Usings = [
            .. root.Usings.Select(line => line.Name!.ToString()).Where(space => !space.StartsWith("Assay.", StringComparison.Ordinal))];
    }

    /// <summary>The types of the value.</summary>
    public IReadOnlyList<BaseTypeDeclarationSyntax> Types { get; }

    /// <summary>Namespaces that the file uses, but for those of Assay.</summary>
    public IReadOnlyList<string> Usings { get; }

    /// <summary>The type of the value, as C#.</summary>
    public string Root => Method(FactoryName)!.ReturnType.ToString();

    /// <summary>Whether the value says more of itself than its members do.</summary>
    public bool HasInspection => Method(Inspection) is not null;

    /// <summary>The function that makes the value.</summary>
    public string Factory => FunctionOf(Method(FactoryName)!);

    /// <summary>The members of the class, as functions of a program without classes.</summary>
    public IReadOnlyList<string> Functions => [.. Methods.Select(FunctionOf)];

    /// <summary>The same without what makes the value, where the file only reads and compares with another.</summary>
    public IReadOnlyList<string> FunctionsOfReader =>
        Method(Reading) is { } reading && !reading.ToString().Contains($"{FactoryName}()", StringComparison.Ordinal)
        ? [.. Methods.Where(method => method.Identifier.Text != FactoryName).Select(FunctionOf)]
        : Functions;

    /// <summary>Names of the functions.</summary>
    public IEnumerable<string> Names => Methods.Select(method => method.Identifier.Text);

    private IEnumerable<MethodDeclarationSyntax> Methods => maker.Members.OfType<MethodDeclarationSyntax>();

    /// <summary>Calls what makes the value that is to come back.</summary>
    /// <param name="way">Which of several that are right, from 0.</param>
    public string Expected(int way) =>
        Method(Reading) is null ? $"{FactoryName}()" : string.Create(CultureInfo.InvariantCulture, $"{Reading}({way})");

    private static string FunctionOf(MethodDeclarationSyntax method) => SourceText.Of(method
        .WithModifiers(
            SyntaxFactory.TokenList(
                SyntaxFactory.Token(method.GetLeadingTrivia(), SyntaxKind.StaticKeyword, SyntaxFactory.TriviaList(SyntaxFactory.Space))))
        .WithAttributeLists([]));

    private MethodDeclarationSyntax? Method(string name) => Methods.FirstOrDefault(method => method.Identifier.Text == name);
}
