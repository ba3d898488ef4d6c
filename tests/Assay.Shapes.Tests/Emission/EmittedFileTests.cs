using System.Text;
using Assay.Shapes.Emission;

namespace Assay.Shapes.Tests.Emission;

/// <summary>Names of emitted files, which file systems take whatever types are called.</summary>
public sealed class EmittedFileTests
{
    [Theory]
    [InlineData(".g.cs")]
    [InlineData(".proto")]
    public void A_type_with_a_name_longer_than_a_files_has_a_file(string ending)
    {
        var name = new EmittedFile($"DataContract.{new string('x', 1000)}{ending}", "").Name;

        Assert.InRange(Encoding.UTF8.GetByteCount(name), 1, 200);
        Assert.EndsWith(ending, name, StringComparison.Ordinal);
        Assert.NotEqual(name, new EmittedFile($"DataContract.{new string('x', 1001)}{ending}", "").Name);
        Assert.Equal("DataContract.Book" + ending, new EmittedFile("DataContract.Book" + ending, "").Name);
    }

    [Fact]
    public void Letters_that_take_several_bytes_count_as_such()
    {
        var name = new EmittedFile($"{new string('\u540D', 100)}.g.cs", "").Name;

        Assert.InRange(Encoding.UTF8.GetByteCount(name), 1, 200);
    }

    [Fact]
    public void Types_that_differ_by_case_alone_have_files_that_differ_otherwise() => Assert.Equal(
        ["A.Foo.g.cs", "A.foo-2.g.cs", "A.FOO-3.g.cs"],
        EmittedFile.Apart([new("A.Foo.g.cs", ""), new("A.foo.g.cs", ""), new("A.FOO.g.cs", "")]).Select(file => file.Name));
}
