using Assay.Worker.Tracing;

namespace Assay.Worker.Tests.Tracing;

public sealed class MethodTierTests
{
    [Theory]
    [InlineData(0x008, "Unknown")]
    [InlineData(0x088, "MinOptJitted")]
    [InlineData(0x108, "Optimized")]
    [InlineData(0x18B, "QuickJitted")]
    [InlineData(0x208, "OptimizedTier1")]
    [InlineData(0x288, "OptimizedTier1OSR")]
    [InlineData(0x308, "QuickJittedInstrumented")]
    [InlineData(0xF388, "OptimizedTier1Instrumented")]
    public void Tiers_have_the_names_of_the_runtime(uint flags, string name)
    {
        Assert.Equal(name, MethodTier.NameOf(flags));
        Assert.True(MethodTier.IsCompiled(flags));
    }

    [Fact]
    public void Methods_of_precompiled_images_were_not_compiled_now() => Assert.False(MethodTier.IsCompiled(0x182));
}
