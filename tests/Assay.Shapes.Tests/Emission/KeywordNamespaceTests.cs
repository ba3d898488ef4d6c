using System.Text.RegularExpressions;
using Assay.Shapes.Dialects;
using Assay.Shapes.Emission;
using Assay.Shapes.Graph;
using Assay.Shapes.Mapping;
using Assay.Shapes.Tests.Compilation;

namespace Assay.Shapes.Tests.Emission;

/// <summary>Namespaces that are words of C#: compilers of schemas and generators write them as they stand.</summary>
public sealed partial class KeywordNamespaceTests
{
    public static TheoryData<string> Dialects =>
        [.. DialectCatalogue.All.Where(dialect => dialect.Bind(Graph) is BoundDialect).Select(dialect => dialect.Name)];

    private static ShapeGraph Graph { get; } = SampleAssembly.Read("@namespace.@class.@object");

    [Theory]
    [MemberData(nameof(Dialects))]
    public void No_contract_stands_in_a_namespace_that_is_a_word_of_the_language(string dialect)
    {
        var bound = (BoundDialect)DialectCatalogue.Find(dialect)!.Bind(Graph);

        var files = bound.Emit(new EmissionContext("my-sample", "net10.0", new MapperEmitter())).Files;

        Assert.All(files, file => Assert.DoesNotMatch(KeywordSpace(), file.Content));
        Assert.All(files, file => Assert.DoesNotContain("@", file.Name, StringComparison.Ordinal));
    }

    [Fact]
    public void A_schema_states_the_namespace_that_its_classes_have() => Assert.Contains(
        "option csharp_namespace = \"Proto.class_\";",
        EmittedSample.Emit("proto", "@namespace.@class.@object").Files
                .Single(file => file.Name.EndsWith(".proto", StringComparison.Ordinal)).Content, StringComparison.Ordinal);

    [Fact]
    public void The_generator_of_System_Text_Json_gets_names_for_types_that_are_words_of_the_language() =>
        Assert.NotNull(EmittedSample.Load("json-context", "@namespace.@class.@object").GetType("JsonContext.class_.MySampleJsonContext"));

    [GeneratedRegex(@"(^\s*namespace |csharp_namespace = "")[\w.@ ]*\b(class|namespace)\b(?! \w)", RegexOptions.Multiline)]
    private static partial Regex KeywordSpace();
}
