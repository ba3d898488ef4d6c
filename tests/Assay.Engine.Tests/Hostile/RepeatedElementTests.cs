using Assay.Experiments.Hostile;

namespace Assay.Engine.Tests.Hostile;

public class RepeatedElementTests
{
    [Fact]
    public void A_list_that_is_its_elements_and_nothing_else_can_be_made_longer() =>
        Assert.Equal([0x0A, 0], RepeatedInputs.ElementOf([0x0A, 0, 0x0A, 0, 0x0A, 0])!);

    [Theory]
    [InlineData(new byte[] { 3, 0, 0, 0 })]
    [InlineData(new byte[] { 0x93, 0x80, 0x80 })]
    [InlineData(new byte[] { 0, 0 })]
    [InlineData(new byte[0])]
    public void One_that_counts_them_cannot(byte[] payload) => Assert.Null(RepeatedInputs.ElementOf(payload));
}
