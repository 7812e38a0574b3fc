terraform {
  required_version = ">= 1.3"
  required_providers {
    aws = {
      source  = "hashicorp/aws"
      version = ">= 5.0"
    }
  }
}

variable "cidr" {
  description = "Address range"
  type        = string
  default     = "10.0.0.0/16"
}

resource "aws_vpc" "this" {}

module "subnets" {
  source = "./modules/subnets"
}

output "id" {
  value = aws_vpc.this.id
}
