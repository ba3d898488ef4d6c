// Types that the compiler asks for by name; what they mean stands with their namesakes in newer runtimes.
#pragma warning disable CA1018, CA1019, CA1812, CA1813
namespace System.Runtime.CompilerServices
{
    internal static class IsExternalInit;

    internal sealed class RequiredMemberAttribute : Attribute;

    [AttributeUsage(AttributeTargets.All, AllowMultiple = true)]
    internal sealed class CompilerFeatureRequiredAttribute(string featureName) : Attribute
    {
        public string FeatureName => featureName;

        public bool IsOptional { get; init; }
    }

    internal sealed class CallerArgumentExpressionAttribute(string parameterName) : Attribute
    {
        public string ParameterName => parameterName;
    }
}

namespace System.Diagnostics.CodeAnalysis
{
    internal sealed class SetsRequiredMembersAttribute : Attribute;

    internal sealed class NotNullAttribute : Attribute;

    internal sealed class NotNullWhenAttribute(bool returnValue) : Attribute
    {
        public bool ReturnValue => returnValue;
    }

    internal enum DynamicallyAccessedMemberTypes
    {
        All = -1,
        PublicConstructors = 3,
        NonPublicConstructors = 4,
    }

    internal sealed class DynamicallyAccessedMembersAttribute(DynamicallyAccessedMemberTypes memberTypes) : Attribute
    {
        public DynamicallyAccessedMemberTypes MemberTypes => memberTypes;
    }

    [AttributeUsage(AttributeTargets.All, AllowMultiple = true)]
    internal sealed class UnconditionalSuppressMessageAttribute(string category, string checkId) : Attribute
    {
        public string Category => category;

        public string CheckId => checkId;

        public string? Justification { get; set; }
    }
}
