using System.Text.Json;
using Assay.Shapes.Graph;
using Assay.Shapes.Tests.Compilation;

namespace Assay.Shapes.Tests.Emission;

public class RuntimeMemberTests
{
    [Fact]
    public void Members_of_the_runtime_that_Assay_does_not_look_into_have_no_place()
    {
        var members = ((ObjectShape)SampleAssembly.Read("Session").Root).Members;

        Assert.Equal(["Body", "Counter", "Number"], members.Where(member => member.HasPlace).Select(member => member.Name));
        Assert.Equal(["Source", "Sources"], members.Where(member => member.IsClosed).Select(member => member.Name));
        Assert.True(members[0].Shape is UnsupportedShape { HasText: true, IsTakenAsItIs: true });
    }

    [Fact]
    public void A_copy_has_what_has_a_text_and_its_constructor_takes_the_types_that_it_took()
    {
        var copy = EmittedSample.Load("serializable", "Session").GetType("Serializable.Catalogue.Session")!;

        Assert.Equal(["Body", "Counter", "Number"], copy.GetFields().Select(field => field.Name));
        Assert.Equal(typeof(JsonElement), copy.GetField("Body")!.FieldType);
        Assert.Equal(["Shop.Catalogue.SessionOptions", "System.IO.Stream"],
            Assert.Single(copy.GetConstructors()).GetParameters().Select(parameter => parameter.ParameterType.FullName));
    }
}
